import type { RosterPerson, RosterSkip } from '../../../model/index.ts';
import { splitList } from '../cells.ts';
import type { Problems } from '../problem-list.ts';
import type { Row } from '../row-reader.ts';
import { Identifiers } from './identifiers.ts';
import { addRole, draftOf, type PersonDraft, partialDraft, setHome, withRoleChanges } from './person-draft.ts';
import type { Places } from './places.ts';
import { mayEnter, roleAt, rolesOf11 } from './roles.ts';
import type { Untold } from './untold.ts';

type Given = {
  places: Places;
  untold: Untold;
  problems: Problems;
  version: '1.1' | '1.2';
  isDelta: boolean;
  /** Roles stand in a file of their own, of which a delta sends what changed. */
  tellsRolesOneByOne: boolean;
  today: string;
};

/** People and what they may do. */
export class People {
  readonly ended: string[] = [];
  readonly #given: Given;
  readonly #drafts = new Map<string, PersonDraft>();
  readonly #identifiers: Identifiers;
  readonly #mainRoles = new Set<string>();
  readonly #profileOwners = new Map<string, string>();

  constructor(given: Given) {
    this.#given = given;
    this.#identifiers = new Identifiers(given.problems);
  }

  takeUser = (row: Row): void => {
    const { untold, isDelta, version, places } = this.#given;
    if (row.isLost) untold.person(row.id);
    else if (row.isEnded && isDelta) this.ended.push(row.id);
    if (row.isLost || row.isEnded) return;
    const draft = draftOf(row);
    const org = row.get('primaryOrgSourcedId');
    if (version === '1.1') this.#giveRoles11(draft, row);
    else if (org !== '' && ['school', 'unknown'].includes(places.kindOf(org))) setHome(draft, org, 'said');
    this.#drafts.set(row.id, draft);
    this.#identifiers.take(row);
  };

  takeProfile = (row: Row): void => {
    this.#profileOwners.set(row.id, row.get('userSourcedId'));
  };

  takeRole = (row: Row): void => {
    const { untold, tellsRolesOneByOne, places } = this.#given;
    const [personId, orgId, role] = [row.get('userSourcedId'), row.get('orgSourcedId'), row.get('role')];
    if (row.isLost && !row.dangles) untold.person(personId);
    if (row.isLost) return;
    if (!row.isEnded) this.#checkRole(row, personId, orgId);
    const draft = this.#drafts.get(personId) ?? (tellsRolesOneByOne ? partialDraft(personId) : undefined);
    const when = row.isEnded ? 'over' : this.#when(row, role);
    if (!draft || when === 'later') return;
    this.#drafts.set(personId, draft);
    const at = roleAt(role, { id: orgId, kind: places.kindOf(orgId) });
    if (when === 'over' && at) draft.lost.push(at);
    if (when === 'over') return;
    if (at) addRole(draft, at);
    else if (!mayEnter(role)) draft.hasOtherRole = true;
    setHome(draft, at?.schoolId, row.get('roleType') === 'primary' ? 'main' : 'any');
  };

  /** Who is of no school yet belongs to that of the first class they are in; a member of staff who teaches a class is a teacher there. */
  takePlace(personId: string, role: 'student' | 'teacher', schoolId: string | undefined): 'taken' | 'unknown' | 'without-access' {
    const draft = this.#drafts.get(personId);
    if (!draft) return 'unknown';
    const { roles } = draft;
    const isStaff = roles.length > 0 && roles.every((one) => one.role !== 'student');
    if (role === 'teacher' && isStaff && !roles.some((one) => one.role === 'teacher')) addRole(draft, { role, ...(schoolId !== undefined && { schoolId }) });
    const own = roles.filter((one) => one.role === role);
    if (own.length === 0 && !this.#given.tellsRolesOneByOne) return 'without-access';
    for (const one of own) if (one.schoolId === undefined && schoolId !== undefined) one.schoolId = schoolId;
    setHome(draft, schoolId, 'any');
    return 'taken';
  }

  finish(): { people: RosterPerson[]; skipped: RosterSkip[] } {
    const { untold, isDelta } = this.#given;
    const people: RosterPerson[] = [];
    const skipped: RosterSkip[] = [];
    const gone = new Set(this.ended);
    this.#identifiers.settle();
    for (const [id, draft] of this.#drafts) {
      if (untold.personIds.has(id) || gone.has(id)) continue;
      draft.roles = draft.roles.filter((one) => one.schoolId !== undefined || one.role === 'district-admin');
      const sameAs = this.#identifiers.of(id);
      if (sameAs.length > 0) draft.person.sameAs = sameAs;
      // a role at a place that this delta does not name again is the one they have
      const isAsBefore = isDelta && draft.roles.length === 0 && !draft.hasOtherRole;
      if (this.#given.tellsRolesOneByOne) people.push(withRoleChanges(draft));
      else if (isAsBefore) people.push({ ...draft.person, roles: [], asBefore: ['roles', 'schoolId'] });
      else if (draft.roles.length > 0 || isDelta) people.push({ ...draft.person, roles: draft.roles });
      else skipped.push({ kind: 'person', id, reason: draft.hasOtherRole ? 'role-without-access' : 'person-without-role' });
    }
    return { people, skipped };
  }

  #giveRoles11(draft: PersonDraft, row: Row): void {
    const orgs = splitList(row.get('orgSourcedIds')).map((id) => ({ id, kind: this.#given.places.kindOf(id) }));
    draft.roles = rolesOf11(row.get('role'), orgs);
    draft.hasOtherRole = !mayEnter(row.get('role'));
    setHome(draft, draft.roles.find((one) => one.schoolId !== undefined)?.schoolId, 'main');
  }

  #checkRole(row: Row, personId: string, orgId: string): void {
    const [beginDate, endDate, profile] = [row.get('beginDate'), row.get('endDate'), row.get('userProfileSourcedId')];
    if (beginDate !== '' && endDate !== '' && endDate < beginDate) row.tell('forgivable', 'ends-before-start', 'endDate', beginDate);
    const owner = this.#profileOwners.get(profile);
    if (owner && owner !== personId) row.tell('forgivable', 'wrong-kind', 'userProfileSourcedId', personId);
    if (row.get('roleType') !== 'primary') return;
    const place = `${personId} ${orgId}`;
    if (this.#mainRoles.has(place)) row.tell('forgivable', 'several-primary-roles', 'roleType', 'secondary');
    this.#mainRoles.add(place);
  }

  /** Rights that begin later wait for their day; students and teachers are prepared before school begins. */
  #when(row: Row, role: string): 'now' | 'over' | 'later' {
    const { today } = this.#given;
    const [beginDate, endDate] = [row.get('beginDate'), row.get('endDate')];
    if (endDate !== '' && endDate <= today) return 'over';
    return beginDate > today && role !== 'student' && role !== 'teacher' ? 'later' : 'now';
  }
}
