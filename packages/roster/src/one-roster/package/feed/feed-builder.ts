import { emptyFeed, type RosterFeed } from '../../../model/index.ts';
import type { Version } from '../../format/tables.ts';
import type { Problems } from '../problem-list.ts';
import type { References } from '../references.ts';
import type { Row } from '../row-reader.ts';
import { Enrollments } from './enrollments.ts';
import { People } from './people.ts';
import { Places } from './places.ts';
import { Untold } from './untold.ts';

type Given = {
  version: Version;
  kind: RosterFeed['kind'];
  problems: Problems;
  references: References;
  today: string;
  knownSchoolIds?: ReadonlySet<string> | undefined;
  /** Whoever is named comes with all their roles, in a delta too: so servers answer. Packages of 1.2 send roles one by one. */
  hasWholeRoles?: boolean;
  /** A file is not there without which a roster is not whole. */
  isMissing: boolean;
};

/** Turns the rows of a package, file by file, into the canonical feed. */
export class FeedBuilder {
  readonly #given: Given;
  readonly #untold = new Untold();
  readonly #places: Places;
  readonly #people: People;
  readonly #enrollments: Enrollments;

  constructor(given: Given) {
    this.#given = given;
    const { problems, version, references, today } = given;
    const isDelta = given.kind === 'delta';
    const untold = this.#untold;
    this.#places = new Places({ untold, isDelta, knownSchoolIds: given.knownSchoolIds });
    const tellsRolesOneByOne = isDelta && version === '1.2' && given.hasWholeRoles !== true;
    this.#people = new People({ places: this.#places, untold, problems, version, isDelta, tellsRolesOneByOne, today });
    this.#enrollments = new Enrollments({ places: this.#places, people: this.#people, untold, references, isDelta, today });
    untold.everything = given.isMissing && !isDelta;
  }

  /** What is done with the rows of a file; nothing with those we have no use for. */
  takerOf(table: string): (row: Row) => void {
    const takers: Record<string, (row: Row) => void> = {
      academicSessions: this.#places.takeSession,
      orgs: this.#places.takeOrg,
      courses: this.#places.takeCourse,
      classes: this.#places.takeClass,
      users: this.#people.takeUser,
      userProfiles: this.#people.takeProfile,
      roles: this.#people.takeRole,
      enrollments: this.#enrollments.take,
    };
    return takers[table] ?? (() => {});
  }

  finish(): RosterFeed {
    const endedEnrollments = this.#enrollments.finish();
    const { people, skipped } = this.#people.finish();
    const { schools, classes, ended } = this.#places;
    return {
      ...emptyFeed(this.#given.kind),
      ...{ schools, people, classes },
      enrollments: this.#enrollments.active,
      ended: { ...ended, people: this.#people.ended, enrollments: endedEnrollments },
      untold: this.#untold.toFeed(),
      skipped: [...skipped, ...this.#enrollments.skipped],
    };
  }
}
