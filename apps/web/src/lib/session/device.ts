import { randomId } from '../api/random-id.ts';

const key = 'device';
let forThisTab: string | undefined;

/**
 * A random name of this browser, kept between visits: guessing limits count per device, so that classmates behind one address
 * never lock each other out (D85). It says nothing about the person. Without storage it lives as long as the tab.
 */
export function deviceId(): string {
  try {
    const saved = localStorage.getItem(key);
    if (saved && /^[0-9a-f]{16,64}$/.test(saved)) return saved;
    forThisTab ??= randomId();
    localStorage.setItem(key, forThisTab);
  } catch {
    // storage full or forbidden
  }
  forThisTab ??= randomId();
  return forThisTab;
}
