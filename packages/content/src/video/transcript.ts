import type { Storyboard } from './storyboard.schema.ts';
import type { Cue } from './vtt.ts';

type Block = { heading?: string; text: string };

/** The film in words: under each heading what is seen (in round brackets), what is heard (in square ones) and what is said. */
export function transcriptOf({ scenes, descriptions, voice, sounds }: Pick<Storyboard, 'scenes' | 'descriptions' | 'voice' | 'sounds'>): Block[] {
  const seen = descriptions.map(({ at, text }) => ({ at, text: `(${text})` }));
  const heard = sounds.flatMap(({ at, note }) => (note === undefined ? [] : [{ at, text: `[${note}]` }]));
  const all = [...seen, ...heard, ...voice].sort((one, other) => one.at - other.at);
  return scenes.flatMap(({ at, heading }, index) => {
    const until = scenes[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const words = all.filter((one) => one.at >= at && one.at < until).map(({ text }) => text);
    return words.length > 0 ? [{ heading, text: words.join(' ') }] : [];
  });
}

/** The block of `parts/spark.yaml`, indented as it stands there. */
export function transcriptYaml(blocks: readonly Block[]): string {
  return blocks.map(({ heading, text }) => `      - heading: ${JSON.stringify(heading)}\n        text: ${JSON.stringify(text)}`).join('\n');
}

/** The first place where captions and transcript say different words; undefined when they agree. */
export function differingWords(cues: readonly Cue[], transcript: readonly Block[]): { caption: string; transcript: string } | undefined {
  const said = spokenWords(cues.map(({ lines }) => lines.join(' ')).join(' '));
  const written = spokenWords(transcript.map(({ text }) => text).join(' '));
  const at = said.findIndex((word, index) => word !== written[index]);
  const place = at === -1 ? said.length : at;
  if (at === -1 && written.length === said.length) return undefined;
  const around = (words: string[]) => words.slice(Math.max(0, place - 2), place + 2).join(' ');
  return { caption: around(said), transcript: around(written) };
}

/** Words of the voice alone, without what stands in brackets. */
function spokenWords(text: string): string[] {
  return text
    .replace(/\[[^\]]*\]|\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}
