import { editionIds, gradeBandKeys, subjectIds } from '@alba/domain/editions';
import { z } from 'zod';
import { slug, text } from './fields.ts';

export const partKeys = ['spark', 'connect', 'build', 'learn-more'] as const;
export type PartKey = (typeof partKeys)[number];

/** A picture file of the lesson's `images` folder. */
export const picture = z.strictObject({
  file: z.string().regex(/^images\/[a-z0-9-]+\.(svg|png|jpg|webp)$/, 'images/name.svg'),
  /** What matters for the question, at most 140 characters, without "image of". */
  description: text.max(140),
  /** For pictures that carry meaning: layout, finding, then the values. */
  longDescription: text.optional(),
  caption: text.optional(),
});

/** Rows and columns of real values with their source; a chart is drawn from it. */
export const dataTable = z.strictObject({
  caption: text,
  columns: z.array(z.strictObject({ name: text, unit: z.string().optional(), numeric: z.boolean().default(false) })).min(2),
  rows: z
    .array(z.array(z.union([z.string(), z.number()])))
    .min(2)
    .max(14),
  source: text,
  chart: z.strictObject({ kind: z.enum(['bars', 'line', 'points']), x: z.int().nonnegative(), y: z.int().nonnegative(), description: text }).optional(),
});

const paragraph = z.strictObject({ heading: text.optional(), units: z.array(text).min(1) });

/** The words of one reading level: paragraphs of numbered idea units, counted through the whole passage from 1. */
export const levelText = z.strictObject({
  paragraphs: z.array(paragraph).min(1),
  /** Why a readability figure may lie outside its window. */ accepted: text.optional(),
});

const levels = z.partialRecord(z.enum(['1', '2', '3', '4']), levelText).describe('one entry for each level of the ladder');

export const passageResource = z.strictObject({
  id: slug,
  kind: z.literal('passage'),
  title: text,
  subtitle: text.optional(),
  lead: picture.optional(),
  /** Pictures and tables placed after a paragraph. */
  figures: z.array(z.strictObject({ after: z.int().nonnegative(), picture: picture.optional(), table: dataTable.optional() })).default([]),
  /** Model data or a model text is labelled as such. */
  label: z.enum(['model-data', 'model-text']).optional(),
  levels,
});

export const imageResource = z.strictObject({ id: slug, kind: z.literal('image'), title: text, picture, levels: levels.optional() });

export const videoResource = z.strictObject({
  id: slug,
  kind: z.literal('video'),
  title: text,
  file: z.string().regex(/^media\/[a-z0-9-]+\.webm$/),
  poster: picture,
  captions: z.string().regex(/^media\/[a-z0-9-]+\.vtt$/),
  description: z.string().regex(/^media\/[a-z0-9-]+\.vtt$/),
  transcript: z.array(z.strictObject({ heading: text.optional(), text })).min(1),
});

/** A quotation or a number on its own. */
export const noneResource = z.strictObject({ id: slug, kind: z.literal('none'), title: text, levels });

export const resource = z.discriminatedUnion('kind', [passageResource, imageResource, videoResource, noneResource]);

/** A formula in presentation MathML, with the words a person would say. */
export const formula = z.strictObject({
  id: slug,
  spoken: text,
  display: z.enum(['inline', 'block']).default('inline'),
  mathml: z.string().trim().startsWith('<math').endsWith('</math>'),
});

/** Head of `lesson.yaml`. */
export const lessonFile = z.strictObject({
  format: z.literal(1),
  /** Never changes; addresses and collections refer to it. */
  id: slug,
  edition: z.enum(editionIds),
  title: text,
  summary: text.max(220),
  /** The driving question. */
  question: text,
  subject: z.enum(subjectIds),
  categories: z.array(slug),
  gradeBand: z.enum(gradeBandKeys),
  grades: z.array(z.int().min(0).max(12)).min(1),
  minutes: z.int().positive(),
  cover: picture,
  standards: z.array(z.strictObject({ framework: slug, code: text, match: z.enum(['full', 'partial']) })).min(1),
  vocabulary: z
    .array(
      z.strictObject({
        id: slug,
        word: text,
        /** Other forms that occur in the texts (plurals, conjugations). */
        forms: z.array(text).default([]),
        partOfSpeech: text,
        pronunciation: text.optional(),
        definition: text,
        example: text,
        /** us: the Spanish cognate, where there is a true one. */
        cognate: text.optional(),
      }),
    )
    .min(6)
    .max(10),
  articles: z.array(slug).min(2).max(3),
  /** Formulas that texts and questions show as `{=id}`. */
  formulas: z.array(formula).default([]),
  /** A note for teachers on a sensitive matter. */
  contentNote: text.optional(),
});

/** `articles/<id>.yaml` */
export const articleFile = z.strictObject({
  id: slug,
  title: text,
  summary: text,
  minutes: z.int().positive(),
  picture,
  levels,
  /** One question to talk about, not scored. */
  talkAbout: text,
});

/** `sources.yaml`: a line for each statement of fact. */
export const sourcesFile = z.array(z.strictObject({ claim: text, value: text.optional(), source: text, where: text.optional(), read: text.optional() })).min(5);
