import type { AssignmentRow } from '@alba/contract/assignments';

/** Which dialog stands over the list, and about which row. */
export type Opened = { dialog: (typeof rowDialogs)[number]; row: AssignmentRow };
export const rowDialogs = ['edit', 'edit-due', 'delete', 'targets', 'own-dates'] as const;
