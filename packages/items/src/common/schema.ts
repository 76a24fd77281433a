import { type MathNode, mathAttributes, mathTags } from '@alba/domain/rich-text';
import { skillIds } from '@alba/domain/skills';
import { z } from 'zod';

/** A line of content with the marks of `@alba/domain/rich-text`, as an author writes it. */
export const richSource = z.string().trim().min(1);

const mathNode: z.ZodType<MathNode> = z.strictObject({
  tag: z.enum(mathTags),
  text: z.string().optional(),
  attributes: z.partialRecord(z.enum(mathAttributes), z.string()).optional(),
  get children() {
    return z.array(mathNode).optional();
  },
});

/** The same line as it travels to a browser. */
export const richText = z.array(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('text'), text: z.string() }),
    z.strictObject({ type: z.literal('strong'), text: z.string() }),
    z.strictObject({ type: z.literal('emphasis'), text: z.string() }),
    z.strictObject({ type: z.literal('vocabulary'), text: z.string(), word: z.string() }),
    z.strictObject({ type: z.literal('formula'), text: z.string(), display: z.literal('block').optional(), math: mathNode.optional() }),
  ]),
);

/** What a student reads after a wrong try: the first points to a place, the second says what to do there. Never the key. */
export const feedbackPair = z.tuple([richSource, richSource]);

/** A named, believable error behind a wrong answer; shown to teachers only. */
export const misconception = z.string().trim().min(1);

/** Place of the proof: paragraph numbers of a resource of the lesson. */
export const evidence = z.strictObject({ resource: z.string(), paragraphs: z.array(z.int().positive()).min(1) });

/** Fields every authored question carries. */
export const authoredBase = {
  id: z.string().regex(/^[a-z0-9-]+$/, 'lower case letters, digits and hyphens'),
  prompt: richSource,
  /** Resource shown with the question when a part has several. */
  resource: z.string().optional(),
  evidence: evidence.optional(),
};

/** Fields every scored authored question carries besides. */
export const scoredBase = { ...authoredBase, skill: z.enum(skillIds), explanation: richSource };

/** Fields of every public view. */
export const publicBase = { id: z.string(), prompt: richText, resource: z.string().optional() };

/** Ids of choices, rows, gaps and steps are letters by position, so that they tell nothing. */
export function letterId(position: number): string {
  return String.fromCharCode(97 + position);
}
