/** One caption: when it stands, in seconds, and its lines. */
export type Cue = { start: number; end: number; lines: string[] };

export function writeVtt(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${cues.map(({ start, end, lines }) => `${stamp(start)} --> ${stamp(end)}\n${lines.join('\n')}\n`).join('\n')}`;
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

function stamp(seconds: number): string {
  const all = Math.round(seconds * 1000);
  return `${pad(Math.floor(all / 60_000), 2)}:${pad(Math.floor(all / 1000) % 60, 2)}.${pad(all % 1000, 3)}`;
}

const timing = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]*$/;

/** The cues of a WebVTT file, or the line that cannot be read. Only what a lesson needs: no styles, no positions. */
export function readVtt(source: string): { cues: Cue[] } | { fault: string } {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [head = '', ...blocks] = text.split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t][^\n]*)?$/.test(head.trimEnd())) return { fault: 'does not begin with the line WEBVTT' };
  const cues: Cue[] = [];
  for (const block of blocks.map((one) => one.trim()).filter((one) => one !== '' && !one.startsWith('NOTE'))) {
    const rows = block.split('\n');
    const at = rows.findIndex((row) => row.includes('-->'));
    const times = timing.exec(rows[at] ?? '');
    if (!times || at > 1) return { fault: `has no time in "${rows[0]}": write 00:01.000 --> 00:03.500` };
    const lines = rows.slice(at + 1);
    if (lines.length === 0) return { fault: `says nothing at ${rows[at]}` };
    const number = (index: number) => Number(times[index] ?? 0);
    const secondsFrom = (first: number) => number(first) * 3600 + number(first + 1) * 60 + number(first + 2) + number(first + 3) / 1000;
    cues.push({ start: secondsFrom(1), end: secondsFrom(5), lines });
  }
  return cues.length > 0 ? { cues } : { fault: 'holds no cue' };
}
