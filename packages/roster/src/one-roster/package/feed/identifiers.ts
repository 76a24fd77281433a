import type { RosterPerson } from '../../../model/index.ts';
import type { Problems } from '../problem-list.ts';
import type { Row } from '../row-reader.ts';

type SameAs = NonNullable<RosterPerson['sameAs']>[number];
type Claim = { personId: string; row: number; isShared: boolean };

/** Google's subjects and Clever's ids have a form of their own; anything else under their name is not one. */
const kinds: [RegExp, SameAs['source'], RegExp][] = [
  [/^sis/i, 'SIS', /^.+$/],
  [/^google/i, 'GOOGLE', /^\d{15,25}$/],
  [/^clever/i, 'CLEVER', /^[0-9a-f]{24}$/i],
];

/**
 * How people are called elsewhere, where `userIds` says by whom: `identifier` alone may be a number of any list. Such an id proves that
 * two people are one, so one that two people of the same package have proves nothing and is left out.
 */
export class Identifiers {
  readonly #problems: Problems;
  readonly #claims = new Map<string, Claim>();
  readonly #shared: { first: Claim; row: number; id: string }[] = [];
  readonly #byPerson = new Map<string, SameAs[]>();

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  take(row: Row): void {
    for (const [, type = '', id = ''] of row.get('userIds').matchAll(/\{([^{}:]+):([^{}]+)\}/g)) {
      const kind = kinds.find(([name]) => name.test(type.trim()));
      if (kind?.[2].test(id.trim())) this.#claim(row, { source: kind[1], id: id.trim() });
    }
  }

  /** Tells what two people share, once all are known. */
  settle(): void {
    for (const { first, row, id } of this.#shared) {
      this.#problems.warning({ code: 'identifier-shared', file: 'users.csv', row, column: 'userIds', value: id, expected: String(first.row) });
    }
  }

  of(personId: string): SameAs[] {
    return (this.#byPerson.get(personId) ?? []).filter((one) => this.#claims.get(nameOf(one))?.isShared === false);
  }

  #claim(row: Row, same: SameAs): void {
    const name = nameOf(same);
    const claim = this.#claims.get(name);
    if (claim && claim.personId !== row.id) {
      claim.isShared = true;
      if (this.#shared.at(-1)?.row !== row.number) this.#shared.push({ first: claim, row: row.number, id: same.id });
    }
    if (claim) return;
    this.#claims.set(name, { personId: row.id, row: row.number, isShared: false });
    const known = this.#byPerson.get(row.id);
    if (known) known.push(same);
    else this.#byPerson.set(row.id, [same]);
  }
}

const nameOf = ({ source, id }: SameAs): string => `${source} ${id}`;
