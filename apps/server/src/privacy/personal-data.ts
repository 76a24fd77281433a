/**
 * The register of personal data: every column that holds something about a person, why it is kept and for how long. A test
 * compares it with the schema, so that a new column of a table with people in it cannot arrive unregistered. Exports and
 * erasure work from this list.
 */
export type Retention =
  /** as long as the account */
  | 'account'
  /** as long as the class, then 30 days; of an assignment that was deleted before, 30 days after that */
  | 'class'
  /**
   * the student's work and their place in a class: as long as the account, or until 30 days after it was reset, after its
   * assignment or class was removed, or after its student was taken out of the class and their work with them
   */
  | 'work'
  /** 24 months */
  | 'audit'
  /** until it expires, 30 days at most */
  | 'session'
  /** 30 days after the run or the act */
  | 'month'
  /** 7 days; a one-time link 7 days after it ended */
  | 'week'
  /** 24 hours */
  | 'day';

export type Register = Record<string, { purpose: string; retention: Retention; columns: readonly string[] }>;

export const personalData: Register = {
  person: {
    purpose: 'who a person is, how they sign in and are addressed',
    retention: 'account',
    columns: [
      'person_id',
      'school_id',
      'username',
      'first_name',
      'last_name',
      'email',
      'faculty_email',
      'school_email',
      'password_hash',
      'status',
      'access_disabled_by_school',
      'active_role',
      'last_sign_in_at',
      'session_version',
      'preferences',
      'pending_emails',
      'created_at',
    ],
  },
  sign_in_name: { purpose: 'finds the account behind a user name', retention: 'account', columns: ['edition', 'folded_name', 'person_id'] },
  role_grant: {
    purpose: 'what a person may do and where',
    retention: 'account',
    columns: ['person_id', 'role', 'institution_id', 'permissions', 'granted_at'],
  },
  refresh_token: {
    purpose: 'keeps a session going',
    retention: 'session',
    columns: ['token_hash', 'family_id', 'person_id', 'created_at', 'expires_at', 'family_ends_at', 'succeeded_at', 'revoked_at'],
  },
  session: {
    purpose: 'shows a person where they are signed in',
    retention: 'session',
    columns: ['session_id', 'person_id', 'means', 'browser', 'system', 'signed_in_at', 'ends_at'],
  },
  second_step: {
    purpose: 'asks an app for a code when its owner signs in; the shared secret is sealed',
    retention: 'account',
    columns: ['person_id', 'sealed_secret', 'begun_at', 'confirmed_at', 'last_step'],
  },
  recovery_code: { purpose: 'lets a person in whose app is not there; hashes only', retention: 'account', columns: ['person_id', 'code_hash'] },
  second_step_ticket: {
    purpose: 'a sign-in that waits five minutes for its second step',
    retention: 'day',
    columns: ['ticket_hash', 'person_id', 'device_hash', 'session_version', 'means', 'expires_at'],
  },
  sign_in_card: {
    purpose: 'lets a young student sign in with a printed card; hashes only',
    retention: 'account',
    columns: ['person_id', 'secret_hash', 'code_hash', 'made_by', 'made_at'],
  },
  picture_password: {
    purpose: 'lets a young student sign in with three pictures',
    retention: 'account',
    columns: ['person_id', 'hash', 'set_by', 'set_at'],
  },
  class_screen: { purpose: 'who let a class sign in with cards, and until when', retention: 'class', columns: ['opened_by', 'opened_at', 'closes_at'] },
  mail: {
    purpose: 'a message that waits to be sent or was sent; its words are kept by the local outbox of a demonstration only',
    retention: 'week',
    columns: ['kind', 'recipient', 'person_id', 'data', 'created_at', 'sent_at', 'letter'],
  },
  one_time_link: {
    purpose: 'a link in an e-mail that sets a password, confirms an address or accepts an invitation; only its hash is kept',
    retention: 'week',
    columns: ['token_hash', 'purpose', 'person_id', 'data', 'created_at', 'expires_at', 'used_at'],
  },
  external_identity: {
    purpose: 'lets a person sign in by Google or Clever',
    retention: 'account',
    columns: ['edition', 'issuer', 'subject', 'person_id', 'provider', 'email', 'linked_at', 'last_used_at'],
  },
  provider_flow: {
    purpose: 'a sign-in by Google or Clever that is under way, for 10 minutes; hashes only',
    retention: 'day',
    columns: ['state_hash', 'binder_hash', 'person_id', 'expires_at'],
  },
  pending_identity: {
    purpose: 'who somebody showed to be, for the 30 minutes until they have an account',
    retention: 'day',
    columns: ['ticket_hash', 'issuer', 'subject', 'email', 'first_name', 'last_name', 'hosted_domain', 'roles', 'external_school', 'expires_at'],
  },
  provider_grant: {
    purpose: 'what a person allowed us to read at Google; the token is sealed',
    retention: 'account',
    columns: ['person_id', 'provider', 'subject', 'scopes', 'sealed_token', 'granted_at', 'broken_at'],
  },
  class: { purpose: 'whose class it is', retention: 'class', columns: ['owner_id', 'name', 'folded_name', 'description'] },
  class_teacher: { purpose: 'who teaches a class', retention: 'class', columns: ['person_id', 'relation', 'until', 'added_at'] },
  co_teach_request: {
    purpose: 'who asked to teach a class with its owner',
    retention: 'class',
    columns: ['person_id', 'asked_at', 'state', 'answered_by', 'answered_at'],
  },
  external_ref: {
    purpose: 'which person, class or school of a roster is whom here, and what the roster said last',
    retention: 'account',
    columns: ['external_id', 'object_id', 'record', 'ended_at'],
  },
  roster_place: {
    purpose: 'which places in classes a roster keeps',
    retention: 'account',
    columns: ['class_external_id', 'person_external_id', 'role', 'is_primary'],
  },
  roster_connection: { purpose: 'who set a roster up', retention: 'audit', columns: ['created_by'] },
  roster_run: { purpose: 'who started a run of a roster', retention: 'month', columns: ['package', 'requested_by', 'requested_at'] },
  roster_problem: { purpose: 'tells a school what to mend in its roster', retention: 'month', columns: ['value'] },
  roster_change: {
    purpose: 'the named difference of a run, and its undo',
    retention: 'month',
    columns: ['external_id', 'object_id', 'data', 'reason'],
  },
  roster_hold: { purpose: 'who decided on what a run would end', retention: 'month', columns: ['name', 'decided_by', 'decided_at'] },
  person_merge: {
    purpose: 'two accounts that were one person; what moved, for the undo, is forgotten after 30 days',
    retention: 'account',
    columns: ['kept_id', 'merged_id', 'moved', 'merged_by', 'merged_at', 'undone_at'],
  },
  enrollment: {
    purpose: 'which classes a student is in',
    retention: 'work',
    columns: ['enrollment_id', 'class_id', 'person_id', 'subgroup_id', 'joined_at', 'last_visited_at', 'removed_at', 'remove_submissions'],
  },
  enrollment_event: { purpose: 'history of a place in a class', retention: 'work', columns: ['enrollment_id', 'kind', 'at', 'actor_id', 'data'] },
  reading_setting: {
    purpose: 'the reading level a teacher set',
    retention: 'work',
    columns: ['enrollment_id', 'product_code', 'grade_group', 'level', 'locked', 'set_at'],
  },
  assignment: { purpose: 'who assigned a lesson', retention: 'class', columns: ['created_by', 'created_at'] },
  assignment_target: { purpose: 'which students a lesson is for', retention: 'work', columns: ['person_id'] },
  assignment_exception: { purpose: "one student's own dates", retention: 'work', columns: ['person_id', 'start_wall', 'due_wall'] },
  assignment_event: { purpose: 'history of an assignment', retention: 'class', columns: ['actor_id', 'at', 'data'] },
  attempt: {
    purpose: "a student's work on an assignment",
    retention: 'work',
    columns: [
      'attempt_id',
      'assignment_id',
      'person_id',
      'number',
      'version_id',
      'state',
      'level',
      'active_seconds',
      'last_active_at',
      'started_at',
      'submitted_at',
      'archived_at',
      'archived_by',
    ],
  },
  answer: {
    purpose: 'what a student answered',
    retention: 'work',
    columns: ['attempt_id', 'question_id', 'rev', 'response', 'saved_at', 'tries', 'is_right', 'checked'],
  },
  attempt_event: { purpose: 'history of an attempt', retention: 'work', columns: ['attempt_id', 'kind', 'at', 'actor_id', 'data'] },
  attempt_result: {
    purpose: 'results of an attempt',
    retention: 'work',
    columns: [
      'attempt_id',
      'assignment_id',
      'person_id',
      'points',
      'possible',
      'right_items',
      'answered_items',
      'scored_items',
      'items',
      'active_seconds',
      'submitted_at',
      'scoring_version',
      'corrected_by',
      'corrected_at',
      'points_before',
    ],
  },
  attempt_skill: { purpose: 'skills shown in an attempt', retention: 'work', columns: ['attempt_id', 'skill', 'right_items', 'answered_items', 'items'] },
  usage_day: {
    purpose: 'how much the product is used: counts of a day, which say nothing about single work',
    retention: 'account',
    columns: ['day', 'person_id', 'school_id', 'role', 'sign_ins', 'assigned', 'completed', 'active_seconds'],
  },
  unit_denial: { purpose: 'who kept a lesson from a school', retention: 'audit', columns: ['denied_by', 'denied_at', 'reason'] },
  audit_event: {
    purpose: 'who did what',
    retention: 'audit',
    columns: ['at', 'actor_id', 'actor_role', 'action', 'object_kind', 'object_id', 'school_id', 'request_id', 'data'],
  },
  idempotency_key: {
    purpose: 'answers a repeated call as the first',
    retention: 'day',
    columns: ['person_id', 'endpoint', 'key', 'body_hash', 'status', 'reply', 'created_at'],
  },
  rate_limit: {
    purpose: 'slows guessing of passwords and codes; keys and accounts are hashes of user names and devices',
    retention: 'session',
    columns: ['key', 'account', 'points', 'expire'],
  },
};
