import type { AssignmentRow } from '@alba/contract/assignments';

/** What tells one line from the others when it is said. */
export const nameOf = ({ lessonTitle, className }: Pick<AssignmentRow, 'lessonTitle' | 'className'>) => `${lessonTitle}, ${className}`;
