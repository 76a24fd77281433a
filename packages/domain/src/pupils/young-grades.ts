/** Grades whose students may sign in with pictures; 0 is the year before the first. */
export const youngGrades = [0, 1, 2, 3] as const;

export const isYoungGrade = (grade: number): boolean => (youngGrades as readonly number[]).includes(grade);
