import type { RosterFeed, RosterProblem } from '../model/index.ts';
import type { Version } from '../one-roster/format/tables.ts';
import { FeedBuilder } from '../one-roster/package/feed/feed-builder.ts';
import { ProblemList } from '../one-roster/package/problem-list.ts';
import { References } from '../one-roster/package/references.ts';
import { RowReader } from '../one-roster/package/row-reader.ts';
import { type Batch, tableOf } from './batch.ts';
import { propertyOf } from './cells.ts';
import type { Collection } from './pages.ts';

type Given = { version: Version; kind: RosterFeed['kind']; today: string };

/** What has been read so far, made a roster by the rules that packages are read by. */
export class Gathering {
  /** What could not be read; what cannot be understood is added by the rules. */
  readonly untold = { everything: false, schoolIds: new Set<string>() };
  readonly schoolIds = new Set<string>();
  readonly #given: Given;
  readonly #failures: RosterProblem[] = [];
  readonly #found = new ProblemList('lenient');
  readonly #references = new References();
  readonly #builder: FeedBuilder;
  /** Which record stood where, to name it. */
  readonly #ids = new Map<string, string[]>();

  constructor(given: Given) {
    this.#given = given;
    this.#builder = new FeedBuilder({ ...given, problems: this.#found, references: this.#references, isMissing: false, hasWholeRoles: true });
  }

  /** `isWhole`: an id that is not in it does not exist. */
  add(collection: Collection, batch: Batch, { isWhole }: { isWhole: boolean }): void {
    this.#read(collection, batch.rows.values(), isWhole);
    if (batch.roles.size > 0) this.#read('roles', flat(batch.roles.values()), isWhole);
    if (batch.strangers === 0) return;
    this.untold.everything = true;
    this.tell({ severity: 'warning', code: 'answer-malformed', file: collection, value: String(batch.strangers) });
  }

  tell(problem: RosterProblem): void {
    this.#failures.push(problem);
  }

  get problems(): RosterProblem[] {
    const found = this.#found.list().map(({ row, file, ...problem }) => {
      const name = file?.replace(/\.csv$/, '');
      const id = row === undefined ? undefined : this.#ids.get(name ?? '')?.[row - 1];
      return { ...problem, file: id ? `${name}/${id}` : name };
    });
    return [...this.#failures, ...found];
  }

  finish(): RosterFeed {
    const feed = this.#builder.finish();
    const schoolIds = [...new Set([...this.untold.schoolIds, ...(feed.untold.schoolIds ?? [])])];
    const more = { ...(this.untold.everything && { everything: true }), ...(schoolIds.length > 0 && { schoolIds }) };
    return { ...feed, untold: { ...feed.untold, ...more } };
  }

  #read(name: string, rows: Iterable<string[]>, isWhole: boolean): void {
    const { version } = this.#given;
    const table = tableOf(version, name);
    const places = [...(table.columns ?? [])];
    const header = { places, names: places.map((column) => propertyOf(column.name)), isUsable: true };
    // every object says its status, as the rows of a delta do
    const reader = new RowReader({ table, file: name, version, isDelta: true, header, problems: this.#found, references: this.#references });
    const take = this.#builder.takerOf(name);
    const ids: string[] = [];
    for (const cells of rows) {
      const row = reader.read(cells, ids.length + 1);
      ids.push(row?.id ?? '');
      if (!row || row.isRepeat) continue;
      take(row);
      if (name === 'orgs' && row.get('type') === 'school' && !row.isEnded) this.schoolIds.add(row.id);
    }
    this.#ids.set(name, ids);
    reader.finish();
    if (isWhole) this.#references.setWhole(name);
  }
}

function* flat(lists: Iterable<string[][]>): Generator<string[]> {
  for (const list of lists) yield* list;
}
