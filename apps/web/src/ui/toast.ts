import { announce } from '../lib/announce.ts';
import { timings } from '../lib/timings.ts';
import type { AlertStatus } from './alert.tsx';

export type ToastAction = { label: string; onAction: () => void };

/** Product.md section 3, Alert. `time` is how long it is shown; danger has none and stays. */
export type Toast = {
  id: number;
  title: string;
  body?: string;
  status: AlertStatus;
  time: number | undefined;
  action?: ToastAction;
  /** A second thing to do, beside a way back. */
  also?: ToastAction;
  isLeaving: boolean;
};

export type ToastWords = Pick<Toast, 'title' | 'body' | 'status' | 'action' | 'also'> & { time?: number };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows news at the bottom right and says it once, title and body as one line, 200 ms later: assertive for danger and warning.
 * It leaves after its time (5 s), paused while pointed at or focused; danger stays until dismissed.
 */
export function showToast({ title, body, status, action, also, time }: ToastWords): number {
  lastId += 1;
  const id = lastId;
  toasts = [...toasts, { id, title, body, status, action, also, time: time ?? (status === 'danger' ? undefined : timings.toast), isLeaving: false }];
  changed();
  const line = body ? `${endSentence(title)} ${body}` : title;
  setTimeout(() => {
    if (toasts.some((toast) => toast.id === id)) announce(line, status === 'danger' || status === 'warning' ? 'assertive' : 'polite');
  }, timings.alertAnnounceDelay);
  return id;
}

/** Fades it out, then it is gone. */
export function removeToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && !toast.isLeaving)) return;
  toasts = toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast));
  changed();
  setTimeout(() => {
    toasts = toasts.filter((toast) => toast.id !== id);
    changed();
  }, timings.alertAnimation);
}

/** For sign-out and tests. */
export function clearToasts(): void {
  toasts = [];
  changed();
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToastsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

const endSentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`);
