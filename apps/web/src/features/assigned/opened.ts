import type { AssignmentRow } from '@alba/contract/assignments';

/** Which dialog stands over the list, and about which row. */
export type Opened = { dialog: 'edit' | 'edit-due' | 'delete'; row: AssignmentRow };
