/** What a voice tells while it reads. `isExact`: the very word is known, not only its sentence. */
export type VoiceEvents = {
  onTime: (seconds: number, isExact: boolean) => void;
  onEnd: () => void;
  /** The browser plays nothing before it is pressed once more. */
  onBlocked: () => void;
  onFail: () => void;
};

/** One of the engines of D74 while it reads a script. */
export type Voice = {
  play: (from: number) => void;
  pause: () => void;
  setRate: (rate: number) => void;
  close: () => void;
};
