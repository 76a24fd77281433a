import { announce as speak } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { timings } from './timings.ts';

/**
 * Says words to screen readers without moving focus. The first call waits 100 ms, so that the live region is known before it
 * changes; words stay for 7000 ms. Dialogs leave this region readable.
 */
export function announce(words: string, how: 'assertive' | 'polite' = 'assertive'): void {
  speak(words, how, timings.announceLife);
}
