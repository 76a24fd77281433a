/**
 * Every column of the schema that names a person, and what becomes of it when two accounts become one; a test compares the list with the
 * schema, so that a new table cannot be forgotten.
 *
 * `moves`: becomes the kept account's, as far as that has nothing of the kind yet. `follows`: goes with the row beside it.
 * `ends`: sessions and links of the merged account. `tells`: says who did something then; history is not rewritten.
 * `counts`: what an account did on a day; both happened. `own`: belongs to the account itself, which stays, out of use, for the undo.
 */
export const personColumns: Readonly<Record<string, 'moves' | 'follows' | 'ends' | 'tells' | 'counts' | 'own'>> = {
  'assignment.created_by': 'tells',
  'assignment_event.actor_id': 'tells',
  'assignment_exception.person_id': 'moves',
  'assignment_target.person_id': 'moves',
  'attempt.person_id': 'moves',
  'attempt.archived_by': 'tells',
  'attempt_event.actor_id': 'tells',
  'attempt_result.person_id': 'follows',
  'attempt_result.corrected_by': 'tells',
  'audit_event.actor_id': 'tells',
  'audit_event.object_id': 'tells',
  'class.owner_id': 'moves',
  'class_screen.opened_by': 'tells',
  'class_teacher.person_id': 'moves',
  'co_teach_request.person_id': 'moves',
  'co_teach_request.answered_by': 'tells',
  'enrollment.person_id': 'moves',
  'enrollment_event.actor_id': 'tells',
  'external_identity.person_id': 'moves',
  'external_ref.object_id': 'moves',
  'idempotency_key.person_id': 'own',
  'mail.person_id': 'own',
  'one_time_link.person_id': 'ends',
  'person.person_id': 'own',
  'person_merge.kept_id': 'tells',
  'person_merge.merged_id': 'tells',
  'person_merge.merged_by': 'tells',
  'picture_password.person_id': 'moves',
  'picture_password.set_by': 'tells',
  'provider_flow.person_id': 'own',
  'provider_grant.person_id': 'follows',
  'recovery_code.person_id': 'own',
  'refresh_token.person_id': 'ends',
  'role_grant.person_id': 'moves',
  'roster_change.object_id': 'tells',
  'roster_connection.created_by': 'tells',
  'roster_hold.decided_by': 'tells',
  'roster_run.requested_by': 'tells',
  'second_step.person_id': 'own',
  'second_step_ticket.person_id': 'own',
  'session.person_id': 'ends',
  'sign_in_card.person_id': 'moves',
  'sign_in_card.made_by': 'tells',
  'sign_in_name.person_id': 'own',
  'unit_denial.denied_by': 'tells',
  'usage_day.person_id': 'counts',
};

/** Tables whose rows a merge changes: which columns find a row (beside whose it is), whose it is, and what may change. */
export const mergedTables = {
  person: { key: [], owner: 'person_id', changes: ['status'] },
  role_grant: { key: ['role', 'institution_id'], owner: 'person_id', changes: ['person_id'] },
  enrollment: { key: ['enrollment_id'], owner: 'person_id', changes: ['person_id', 'removed_at', 'connection_id'] },
  class: { key: ['class_id'], owner: 'owner_id', changes: ['owner_id', 'name', 'folded_name'] },
  class_teacher: { key: ['class_id'], owner: 'person_id', changes: ['person_id', 'relation', 'until', 'connection_id'] },
  co_teach_request: { key: ['class_id'], owner: 'person_id', changes: ['person_id'] },
  attempt: { key: ['school_year', 'attempt_id'], owner: 'person_id', changes: ['person_id', 'number', 'archived_at', 'archived_by'] },
  attempt_result: { key: ['school_year', 'attempt_id'], owner: 'person_id', changes: ['person_id'] },
  assignment_target: { key: ['school_year', 'assignment_id'], owner: 'person_id', changes: ['person_id'] },
  assignment_exception: { key: ['school_year', 'assignment_id'], owner: 'person_id', changes: ['person_id'] },
  external_identity: { key: ['edition', 'issuer', 'subject'], owner: 'person_id', changes: ['person_id'] },
  provider_grant: { key: ['provider'], owner: 'person_id', changes: ['person_id'] },
  external_ref: { key: ['connection_id', 'kind', 'external_id'], owner: 'object_id', changes: ['object_id'] },
  sign_in_card: { key: [], owner: 'person_id', changes: ['person_id'] },
  picture_password: { key: [], owner: 'person_id', changes: ['person_id'] },
} as const satisfies Record<string, { key: readonly string[]; owner: string; changes: readonly string[] }>;

export type MergedTable = keyof typeof mergedTables;
/** In the order in which they are changed and, backwards, given back. */
export const mergedTableNames = Object.keys(mergedTables) as MergedTable[];
