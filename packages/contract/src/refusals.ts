/**
 * Every expected refusal of the API with its HTTP status. A closed list: the web must have words for each (a missing one
 * does not compile), the server can throw no other. Which of them an endpoint may answer stands in that endpoint.
 */
export const refusalStatus = {
  // any endpoint
  invalid_input: 400,
  idempotency_key_required: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_tries: 429,
  unexpected: 500,
  unavailable: 503,
  // signing in
  wrong_credentials: 401,
  refresh_refused: 401,
  not_subscribed_teacher: 403,
  not_subscribed_student: 403,
  account_deactivated: 403,
  student_access_disabled: 403,
  sign_in_unavailable: 503,
  role_not_held: 403,
  // classes
  class_not_found: 404,
  class_name_taken: 409,
  class_changed: 409,
  only_students_join: 403,
  class_code_unknown: 404,
  class_inactive: 409,
  class_full: 409,
  already_joined: 409,
  outside_school_network: 403,
  class_not_located: 404,
  not_enrolled: 404,
  // lessons and assignments
  lesson_not_found: 404,
  article_not_found: 404,
  guide_not_found: 404,
  collection_not_found: 404,
  framework_not_found: 404,
  framework_not_for_grade: 409,
  standard_not_found: 404,
  assignment_not_found: 404,
  lesson_already_assigned: 409,
  lesson_denied: 403,
  due_before_start: 400,
  assignment_changed: 409,
  undo_expired: 409,
  // student work
  assignment_not_open: 403,
  assignment_closed: 403,
  attempt_not_found: 404,
  attempt_reset: 409,
  already_submitted: 409,
  question_not_found: 404,
  question_locked: 409,
  checks_not_allowed: 403,
  answer_incomplete: 409,
  answers_missing: 409,
  level_locked: 403,
  not_submitted: 409,
  student_not_found: 404,
  nothing_to_reset: 409,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** Refusals any call can meet; endpoints do not repeat them. */
export const commonRefusals = [
  'invalid_input',
  'not_signed_in',
  'not_allowed',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_tries',
  'unexpected',
  'unavailable',
  'idempotency_key_required',
  'idempotency_key_reused',
] as const satisfies readonly RefusalCode[];
export type CommonRefusal = (typeof commonRefusals)[number];
