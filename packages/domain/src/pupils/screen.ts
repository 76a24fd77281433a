/** For how many minutes a teacher may open the screen of a class: an arrival, a quarter of an hour, a lesson. */
export const screenMinutes = [5, 15, 45] as const;
