import { type District, spread } from './district.ts';

/** What is different in a later package: so many students leave, come, go to other classes, and so many classes are renamed. */
export type Changes = { leave?: number; join?: number; move?: number; rename?: number };

/** Which ones, spread over the district; nobody leaves and moves at once. */
export class Changed {
  readonly leaving: ReadonlySet<number>;
  readonly moving: ReadonlySet<number>;
  readonly renamed: ReadonlySet<number>;
  readonly joining: readonly number[];

  constructor({ students, plan }: District, { leave = 0, join = 0, move = 0, rename = 0 }: Changes) {
    const drawn = drawSome(leave + move, students, plan.seed);
    this.leaving = new Set(drawn.slice(0, leave));
    this.moving = new Set(drawn.slice(leave));
    this.renamed = new Set(drawSome(rename, plan.classes, plan.seed + 1));
    this.joining = Array.from({ length: join }, (_, at) => students + at);
  }
}

function drawSome(count: number, from: number, seed: number): number[] {
  const drawn = new Set<number>();
  for (let at = 0; drawn.size < Math.min(count, from); at += 1) drawn.add(spread(seed, 5, at) % from);
  return [...drawn];
}
