import type { Edition } from '@alba/domain/editions';
import { en, type GuideWords } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export type { GuideWords };

export const guideWords: Record<Edition['language'], GuideWords> = { en, pt, es };
