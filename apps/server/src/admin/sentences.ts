import type { AccountRefusal } from '../modules/account-administration/index.ts';
import type { AdministrationRefusal, NotDone, RefusalFacts } from '../modules/institutions/index.ts';
import type { RosterRefusal } from '../modules/rostering/index.ts';

type Reason = AdministrationRefusal | AccountRefusal | RosterRefusal | 'administrator_exists';

const sentences: Record<Reason, (facts: RefusalFacts) => string> = {
  institution_unknown: ({ institutionId }) => `There is no institution ${institutionId}. "institution list" shows them.`,
  not_a_district: ({ institutionId, districtId }) => `${institutionId} is a school, and a district is needed: its district is ${districtId}.`,
  not_a_school: ({ institutionId }) =>
    `${institutionId} is a district, and a school is needed. "institution list --district ${institutionId}" shows its schools.`,
  name_taken: ({ name }) => `There is one called "${name}" already.`,
  network_elsewhere: ({ institutionId }) => `${institutionId} belongs to another district: a network is inside one district.`,
  password_below_district: ({ asked, district }) => `${asked} characters are fewer than the district asks for (${district}): a school may only ask for more.`,
  setting_wrong: ({ setting }) => `The setting ${setting} cannot have this value.`,
  product_unknown: ({ productCode, known }) => `There is no product ${productCode} in this edition. There are: ${known}.`,
  dates_reversed: ({ startsOn, endsOn }) => `The last day (${endsOn}) is before the first (${startsOn}).`,
  subscription_overlaps: ({ subscriptionId, productCode, startsOn, endsOn }) =>
    `${productCode} is subscribed to already from ${startsOn} to ${endsOn} (subscription ${subscriptionId}). Begin later, or end that one first.`,
  subscription_unknown: ({ subscriptionId }) => `There is no subscription ${subscriptionId}. "subscription list" shows them.`,
  unit_unknown: ({ unit, edition }) => `There is no lesson and no collection "${unit}" in the library of ${edition}.`,
  denied_already: ({ unit, institutionId }) => `${unit} is denied to ${institutionId} already.`,
  denial_unknown: ({ unit, institutionId }) => `${unit} is not denied to ${institutionId} itself. "unit list" shows what is denied where.`,
  account_unknown: ({ username }) => `There is no account with the user name "${username}".`,
  edition_needed: ({ username, editions }) => `There is a "${username}" in more than one edition (${editions}): say which with --edition.`,
  username_taken: ({ username, edition }) => `The user name "${username}" is taken in the edition ${edition}.`,
  not_a_student: ({ username }) => `${username} is not a student; "user deactivate" is for everybody.`,
  no_second_step: ({ username }) => `${username} has no second step.`,
  administrator_exists: () => 'There is an administrator already: "user create-admin" or "user invite" makes another.',
  roster_connection_unknown: ({ connectionId }) => `The district has no roster connection ${connectionId}. "roster connections" shows them.`,
  roster_run_unknown: ({ runId }) => `There is no roster run ${runId}. "roster runs" shows them.`,
  roster_run_waits: ({ connectionId }) => `Another run of connection ${connectionId} is under way or waits for an administrator.`,
  roster_not_a_server: ({ connectionId }) => `Connection ${connectionId} is for packages: "roster import" brings one.`,
  roster_file_missing: ({ file }) => `There is no file ${file}.`,
  roster_file_too_large: ({ file }) => `${file} is larger than 50 MB.`,
  roster_undo_over: ({ runId }) =>
    `Run ${runId} cannot be taken back: only the latest applied run of a connection can, within 30 days, while no other is under way.`,
  already_so: ({ username }) => `${username} is so already; nothing was changed.`,
};

/** What an operator reads when something was not possible. */
export const sentenceOf = ({ reason, facts }: NotDone<string>): string => sentences[reason as Reason](facts);
