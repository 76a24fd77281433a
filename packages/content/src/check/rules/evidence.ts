import { levelsIn, type PlacedResource, type Rule } from '../context.ts';

/** Every scored question says where its proof stands, and that place exists. */
export const evidence: Rule = ({ questions, resources }) => {
  for (const { question, report } of questions) {
    const place = question.evidence;
    if (!place) {
      if (question.kind !== 'open-response') report('has no evidence: name the resource and the paragraphs that prove the answer', 'error', ['evidence']);
      continue;
    }
    const found = resources.find(({ resource }) => resource.id === place.resource);
    if (!found) {
      report(`the lesson has no resource "${place.resource}"; it has ${resources.map(({ resource }) => resource.id).join(', ')}`, 'error', [
        'evidence',
        'resource',
      ]);
      continue;
    }
    const count = paragraphsOf(found);
    const beyond = place.paragraphs.filter((paragraph) => paragraph > count);
    if (beyond.length > 0)
      report(`"${place.resource}" has ${count} paragraphs: there is no paragraph ${beyond.join(', ')}`, 'error', ['evidence', 'paragraphs']);
  }
};

/** A picture without words counts as one paragraph, a video as those of its transcript. */
function paragraphsOf({ resource, report }: PlacedResource): number {
  if (resource.kind === 'video') return resource.transcript.length;
  if (!resource.levels) return 1;
  const [first] = levelsIn({ id: resource.id, isArticle: false, levels: resource.levels, report });
  return first?.[1].paragraphs.length ?? 0;
}
