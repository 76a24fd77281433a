export const roles = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof roles)[number];
