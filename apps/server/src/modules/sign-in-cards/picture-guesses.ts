import { isYoungGrade } from '@alba/domain/pupils';
import type { GuessedAt } from '../auth/index.ts';

/** What is guessed at: the pictures of one student, whichever class shows them. */
export const picturesOf = ({ districtId, personId }: { districtId: number; personId: number }): GuessedAt => ({
  edition: 'pictures',
  foldedName: `${districtId}/${personId}`,
});

/** The teacher turned pictures on, and the class is still young enough for them. */
export const usesPictures = ({ usesPictures: isOn, grade }: { usesPictures: boolean; grade: number | null }): boolean =>
  isOn && grade !== null && isYoungGrade(grade);

/** The text that is hashed. */
export const pictureText = (pictures: readonly string[]): string => pictures.join(' ');
