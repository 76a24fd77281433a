/** The constants of product.md section 9, in one place (F-TIMINGS). Milliseconds unless said otherwise. */
export const timings = {
  toast: 5000,
  announceLife: 7000,
  announceFirstDelay: 100,
  alertAnnounceDelay: 200,
  alertAnimation: 100,
  drawer: 250,
  tooltipDelay: 300,
  translationBarPoll: 1000,
  resizeDebounce: 1000,
  settingsFlag: 2000,
  transition: 300,
  /** A loading card shows only for waits longer than this, so that quick pages do not flicker. */
  loadingCardDelay: 300,
  copiedWords: 2000,
  /** After this a recovery message may be asked for once more. */
  sendAgain: 30_000,
  /** Seconds, as the cache wants it. */
  cacheUnusedSeconds: 60,
  translation: { parallelReads: 10, retries: 5, retryDelay: 350 },
} as const;

/** Breakpoints in pixels; tokens.css and theme.css carry the same. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
