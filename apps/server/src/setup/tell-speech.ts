import type { Db } from '../platform/db/index.ts';
import { findSpeechEngine, type NoEngine } from '../platform/speech/index.ts';
import { selectOptionalSetting, storeSetting } from './settings-repository.ts';

const settingName = 'speech-engine';
const otherwise = 'students hear the voices of their own devices (README, Read aloud)';
const reasons: Record<NoEngine, string> = {
  off: `Read aloud: SPEECH_ENGINE is off; ${otherwise}`,
  'no-package': `Read aloud: no speech engine is installed; ${otherwise}`,
  'no-ffmpeg': `Read aloud: a speech engine is there, but no ffmpeg; ${otherwise}`,
};

/** Says once what reads the lessons aloud, and again when that changed. */
export async function tellSpeech(db: Db, setting: string, progress: (line: string) => void): Promise<void> {
  const found = findSpeechEngine(setting);
  const line = 'missing' in found ? reasons[found.missing] : `Read aloud: ${found.voice} makes the sounds in the background`;
  if ((await selectOptionalSetting(db, settingName)) === line) return;
  progress(line);
  await storeSetting(db, settingName, line);
}
