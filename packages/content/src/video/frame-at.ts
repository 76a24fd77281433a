import type { MovingPart, Storyboard } from './storyboard.schema.ts';

type Part = { id: string; opacity: number; transform: string; origin: string; draw?: number };
/** How the drawing stands at one moment. */
export type Frame = { viewBox: string; parts: Part[] };

type Keys<Value> = readonly (readonly [number, Value])[];

/** The picture at a second of the film. The same second always gives the same picture. */
export function frameAt({ camera, parts }: Pick<Storyboard, 'camera' | 'parts'>, second: number): Frame {
  const [x = 0, y = 0, width = 320] = valueAt(camera, second);
  return { viewBox: [x, y, width, (width * 9) / 16].map(rounded).join(' '), parts: parts.map((part) => partAt(part, second)) };
}

function partAt({ id, origin, opacity, move, scale, rotate, draw, sway, run }: MovingPart, second: number): Part {
  const [movedX = 0, movedY = 0] = move ? valueAt(move, second) : [];
  const [swayX, swayY] = swingAt(sway, second, (turns) => Math.sin(turns * 2 * Math.PI));
  const [runX, runY] = swingAt(run, second, (turns) => turns - Math.floor(turns));
  const [scaleX = 1, scaleY = 1] = scale ? valueAt(scale, second) : [];
  const [turned = 0] = rotate ? valueAt(single(rotate), second) : [];
  const transform = [
    `translate(${rounded(movedX + swayX + runX)}px, ${rounded(movedY + swayY + runY)}px)`,
    `rotate(${rounded(turned)}deg)`,
    `scale(${rounded(scaleX)}, ${rounded(scaleY)})`,
  ].join(' ');
  const [seen = 1] = opacity ? valueAt(single(opacity), second) : [];
  const [drawn] = draw ? valueAt(single(draw), second) : [];
  return { id, opacity: rounded(seen), transform, origin: `${origin[0]}% ${origin[1]}%`, ...(drawn === undefined ? {} : { draw: rounded(drawn) }) };
}

const single = (keys: Keys<number>): Keys<readonly number[]> => keys.map(([at, value]) => [at, [value]] as const);

/** Between two keys the way begins and ends gently. */
function valueAt(keys: Keys<readonly number[]>, second: number): readonly number[] {
  const next = keys.findIndex(([at]) => at > second);
  const [toAt, to] = keys[next] ?? [0, []];
  const [fromAt, from] = keys[next - 1] ?? [0, []];
  if (next === 0) return to;
  if (next === -1) return keys.at(-1)?.[1] ?? [];
  const share = (second - fromAt) / (toAt - fromAt);
  const eased = share * share * (3 - 2 * share);
  return from.map((value, index) => value + ((to[index] ?? value) - value) * eased);
}

function swingAt(swing: MovingPart['sway'], second: number, wayOf: (turns: number) => number): [number, number] {
  if (!swing || second < swing.from || second > (swing.to ?? Number.POSITIVE_INFINITY)) return [0, 0];
  const way = wayOf((second - swing.from) / swing.every + swing.phase);
  return [swing.by[0] * way, swing.by[1] * way];
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
