import type { GuessedAt } from '../auth/index.ts';
import type { Owner } from './recovery-codes.ts';

/** Under which name guesses at somebody's codes are counted. */
export const guessedAt = ({ districtId, personId }: Owner): GuessedAt => ({ edition: 'second-step', foldedName: `${districtId}:${personId}` });
