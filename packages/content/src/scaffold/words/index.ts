import type { Language } from '../../readability/figures.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

import type { ScaffoldWords } from './words.ts';

export const scaffoldWords: Record<Language, ScaffoldWords> = { en, pt, es };
