import acorn from '../assets/avatars/acorn.svg';
import bee from '../assets/avatars/bee.svg';
import cactus from '../assets/avatars/cactus.svg';
import comet from '../assets/avatars/comet.svg';
import fox from '../assets/avatars/fox.svg';
import kite from '../assets/avatars/kite.svg';
import owl from '../assets/avatars/owl.svg';
import peak from '../assets/avatars/peak.svg';
import rocket from '../assets/avatars/rocket.svg';
import sailboat from '../assets/avatars/sailboat.svg';
import turtle from '../assets/avatars/turtle.svg';
import whale from '../assets/avatars/whale.svg';

/** The pictures a class can have, in the order they are offered. */
export const classAvatarPictures = { owl, fox, turtle, whale, bee, cactus, rocket, sailboat, peak, kite, acorn, comet } as const;
export type ClassAvatarName = keyof typeof classAvatarPictures;
export const classAvatars = Object.keys(classAvatarPictures) as ClassAvatarName[];
