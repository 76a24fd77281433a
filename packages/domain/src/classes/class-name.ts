export const classAvatars = ['owl', 'fox', 'turtle', 'whale', 'bee', 'cactus', 'rocket', 'sailboat', 'peak', 'kite', 'acorn', 'comet'] as const;
export type ClassAvatar = (typeof classAvatars)[number];

/** Two class names that fold alike are the same name to a teacher: case, accents and spaces do not count (D6). */
export function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, '');
}
