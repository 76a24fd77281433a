import { describe, expect, it } from 'vitest';
import { questionKey } from './key.ts';
import { publicQuestion } from './public.ts';
import { split } from './server.ts';
import { samples } from './testing/samples.ts';

describe('split', () => {
  it.each(Object.values(samples))('$kind: both sides fit their schemas and the public view holds no word of the key', (sample) => {
    const { public: shown, key } = split(sample, 'lesson');
    expect(publicQuestion.parse(shown)).toEqual(shown);
    expect(questionKey.parse(key)).toEqual(key);
    expect(JSON.stringify(shown)).not.toMatch(/FIRST|SECOND|MISCONCEPTION|EXPLANATION|STRONG|DEVELOPING|RUBRIC|correct|cause-effect|evidence/);
  });
  it('keeps skill, explanation and evidence on the server', () => {
    expect(split(samples['true-false'], 'lesson').key).toMatchObject({
      id: 'truth',
      skill: 'cause-effect',
      explanation: [{ type: 'text', text: 'EXPLANATION of it' }],
      evidence: { resource: 'hill', paragraphs: [1, 2] },
    });
    expect(split(samples['open-response'], 'lesson').key).not.toHaveProperty('skill');
  });
  it('reads the marks of a prompt', () => {
    expect(split(samples['true-false'], 'lesson').public.prompt).toContainEqual({ type: 'strong', text: 'first' });
  });
  it('cuts a cloze at its gaps', () => {
    const { public: shown } = split(samples.cloze, 'lesson');
    expect(shown).toMatchObject({
      gaps: [
        {
          id: 'a',
          before: [{ text: 'First the ' }],
          options: [
            { id: 'a', text: 'ground' },
            { id: 'b', text: 'sky' },
            { id: 'c', text: 'sea' },
          ],
        },
        { id: 'b', before: [{ text: ' shook, then ' }, { type: 'emphasis', text: 'came' }, { text: ' ' }] },
      ],
      after: [{ text: '.' }],
    });
  });
  it('says how many to choose', () => {
    expect(split(samples['multiple-choice'], 'lesson').public).toMatchObject({ choose: 2 });
    expect(split(samples['hot-text'], 'lesson').public).toMatchObject({ choose: 2, units: [2, 3, 5, 6, 7] });
  });
  it('mixes the steps of an ordering by lesson and question, alike each time', () => {
    const texts = (lesson: string) => {
      const { public: shown } = split(samples.ordering, lesson);
      return shown.kind === 'ordering' ? shown.steps.map(({ text }) => text[0]?.text) : [];
    };
    expect(texts('lesson')).toEqual(texts('lesson'));
    expect(texts('lesson')).not.toEqual(samples.ordering.steps);
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((lesson) => texts(lesson).join())).size).toBeGreaterThan(1);
  });
});
