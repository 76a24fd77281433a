export { createSpeechEngine, type EngineProgram, type SpeechEngine } from './engine.ts';
export { findSpeechEngine, type NoEngine } from './find-engine.ts';
export type { HeardWord, SpeechReply, SpeechRequest } from './messages.ts';
