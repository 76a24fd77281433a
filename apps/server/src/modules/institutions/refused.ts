/** Why something about institutions, subscriptions or accounts could not be done. Whoever asked has the words for it. */
export const administrationRefusals = [
  'institution_unknown',
  'not_a_district',
  'not_a_school',
  'name_taken',
  'network_elsewhere',
  'password_below_district',
  'setting_wrong',
  'product_unknown',
  'dates_reversed',
  'subscription_overlaps',
  'subscription_unknown',
  'unit_unknown',
  'denied_already',
  'denial_unknown',
] as const;
export type AdministrationRefusal = (typeof administrationRefusals)[number];
/** What the words may name: ids, days, names of settings. */
export type RefusalFacts = Readonly<Record<string, string | number>>;

/** An expected no; nothing was changed. */
export class NotDone<Reason extends string = AdministrationRefusal> extends Error {
  override readonly name = 'NotDone';
  readonly reason: Reason;
  readonly facts: RefusalFacts;
  constructor(reason: Reason, facts: RefusalFacts = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}
