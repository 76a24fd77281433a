import { z } from 'zod';
import { text } from '../pack/fields.ts';
import { picture } from '../pack/lesson.schema.ts';

const second = z.number().nonnegative();
const pair = z.tuple([z.number(), z.number()]);
/** `[second, value]`, in order; before the first and after the last the value stands still. */
const keys = <Value extends z.ZodType>(value: Value) => z.array(z.tuple([second, value])).min(1);

/** Comes back to where it was: `by` that far and back, once `every` seconds. */
const swing = z.strictObject({ by: pair, every: z.number().positive(), from: second.default(0), to: second.optional(), phase: z.number().default(0) });

/** How one part of the drawing moves; times are seconds of the film. */
export const movingPart = z.strictObject({
  /** `id` of an element of the drawing. */
  id: text,
  /** The point that scaling and turning leave in place, in per cent of the part. */
  origin: pair.default([50, 50]),
  opacity: keys(z.number().min(0).max(1)).optional(),
  move: keys(pair).optional(),
  scale: keys(pair).optional(),
  rotate: keys(z.number()).optional(),
  /** Lines of the part are drawn from nothing (0) to whole (1). */
  draw: keys(z.number().min(0).max(1)).optional(),
  sway: swing.optional(),
  /** Goes that far, evenly, and begins again: rain, running water. */
  run: swing.optional(),
});

export const soundKinds = ['wind', 'hiss', 'rumble', 'bell', 'rain', 'drops', 'stream', 'waves'] as const;

/** `video/<name>.yaml`: everything a short film is made from. */
export const storyboardFile = z.strictObject({
  title: text,
  /** Beside this file. */
  drawing: z.string().regex(/^[a-z0-9-]+\.svg$/),
  seconds: z.number().min(20).max(110),
  framesPerSecond: z.int().min(10).max(25).default(15),
  /** Words a minute. */
  pace: z.int().min(100).max(150),
  poster: z.strictObject({ at: second, ...picture.omit({ file: true }).shape }),
  /** Headings of the transcript. */
  scenes: z.array(z.strictObject({ at: second, heading: text })).min(2),
  /** What is in sight: x, y and width in the drawing; the height follows. */
  camera: keys(z.tuple([z.number(), z.number(), z.number().positive()])),
  parts: z.array(movingPart),
  voice: z
    .array(
      z.strictObject({
        at: second,
        text,
        /** What the machine says where its reading of `text` would be wrong (a name, a unit). */
        spoken: text.optional(),
      }),
    )
    .min(1),
  /** `note` stands in the captions, in brackets. */
  sounds: z.array(z.strictObject({ at: second, to: second, kind: z.enum(soundKinds), level: z.number().min(0).max(1).default(0.5), note: text.optional() })),
  descriptions: z.array(z.strictObject({ at: second, text })).min(1),
});

export type Storyboard = z.infer<typeof storyboardFile>;
export type MovingPart = z.infer<typeof movingPart>;
export type SoundKind = (typeof soundKinds)[number];
