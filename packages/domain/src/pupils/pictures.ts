import { type ClassAvatar, classAvatars } from '../classes/index.ts';

/** What a picture password is made of: the twelve pictures of the illustrated set, in the order in which they stand on the screen. */
export const pictures = classAvatars;
export type Picture = ClassAvatar;

/** Different ones, in order: 1 320 ways. */
export const picturesPerPassword = 3;
