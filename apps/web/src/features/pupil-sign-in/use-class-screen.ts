import type { ReplyOf } from '@alba/contract/endpoint';
import { loadClassScreen } from '@alba/contract/pupils';
import { useCallback, useEffect, useState } from 'react';
import { callServer } from '../../lib/api/call-server.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { deviceId } from '../../lib/session/device.ts';
import { rememberScreen } from '../../lib/session/last-screen.ts';

export type ClassScreen = ReplyOf<typeof loadClassScreen>;
export type Shown = { screen?: ClassScreen; isClosed?: boolean; error?: unknown };

/** The screen of a class; closed when the teacher has not opened it, and again when its time is over. */
export function useClassScreen(code: string): Shown & { isLoading: boolean; load: () => void } {
  const [shown, setShown] = useState<Shown>({});
  const [isLoading, setLoading] = useState(true);
  const load = useCallback(async () => {
    setLoading(true);
    const { data, error } = await callServer(loadClassScreen, { params: { code }, query: { device: deviceId() } });
    setLoading(false);
    if (data) {
      rememberScreen(code, data.secondsLeft);
      setShown({ screen: data });
    } else setShown(refusalOf(loadClassScreen, error) === 'class_screen_closed' ? { isClosed: true } : { error });
  }, [code]);
  useEffect(() => void load(), [load]);
  const { screen } = shown;
  useEffect(() => {
    if (!screen) return;
    // names go from the screen when its time is over
    const timer = setTimeout(() => setShown({ isClosed: true }), screen.secondsLeft * 1000);
    return () => clearTimeout(timer);
  }, [screen]);
  return { ...shown, isLoading, load: () => void load() };
}
