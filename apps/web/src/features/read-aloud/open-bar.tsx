import './open-bar.css';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useReadAloud } from './context.ts';
import { followText } from './follow.ts';
import { clearHighlight, highlight } from './highlight.ts';
import { type Reader, rates } from './reader.ts';

const step = 5;

/** Play and pause, back one sentence, the place in the text, speed, close. Lights the words on the page and keeps them in sight. */
export function OpenBar({ reader }: { reader: Reader }) {
  const { t } = useTranslation('read-aloud');
  const format = useFormat();
  const { stop } = useReadAloud();
  const bar = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const { phase, time, rate } = useSyncExternalStore(reader.subscribe, reader.state);
  const { resume } = useWordsOnPage(reader, bar);
  useFocus(bar, playButton);
  const isPlaying = phase === 'playing';
  const total = Math.max(1, Math.floor(reader.script.duration));
  const act = (work: () => void) => () => {
    resume();
    work();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const seconds = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step }[event.key];
    if (seconds === undefined) return;
    event.preventDefault();
    act(() => reader.skip(seconds))();
  };
  return (
    <section ref={bar} aria-label={t(($) => $.bar)} className="read-bar">
      <IconButton
        ref={playButton}
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? t(($) => $.pause) : t(($) => $.play)}
        className="read-bar-play"
        onClick={act(reader.toggle)}
      />
      <IconButton icon={RotateCcw} label={t(($) => $.back)} onClick={act(reader.back)} />
      <input
        type="range"
        aria-label={t(($) => $.place)}
        aria-valuetext={t(($) => $.timeOf, { time: format.duration(time), total: format.duration(total) })}
        min={0}
        max={total}
        step={1}
        value={Math.min(time, total)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => act(() => reader.seek(Number(target.value)))()}
      />
      <span aria-hidden="true">{format.duration(time)}</span>
      <select aria-label={t(($) => $.speed)} value={rate} onChange={({ target }) => reader.setRate(Number(target.value))}>
        {rates.map((one) => (
          <option key={one} value={one}>
            {t(($) => $.times, { rate: format.number(one) })}
          </option>
        ))}
      </select>
      <IconButton icon={X} label={t(($) => $.close)} onClick={stop} />
    </section>
  );
}

/** The words that are heard, lit and in sight. */
function useWordsOnPage(reader: Reader, bar: React.RefObject<HTMLElement | null>): { resume: () => void } {
  const follow = useRef<ReturnType<typeof followText>>(undefined);
  useEffect(() => {
    if (!bar.current) return;
    const following = followText(bar.current);
    follow.current = following;
    const show = () => {
      const range = highlight(document, reader.script, reader.state());
      if (range) following.show(range);
    };
    show();
    const leave = reader.subscribe(show);
    return () => {
      leave();
      following.end();
      clearHighlight();
    };
  }, [reader, bar]);
  return { resume: () => follow.current?.resume() };
}

/** Who pressed Listen goes on in the bar; when the bar goes, focus that was in it returns to where it came from. */
function useFocus(bar: React.RefObject<HTMLElement | null>, playButton: React.RefObject<HTMLButtonElement | null>): void {
  const { button } = useReadAloud();
  // before the bar leaves the page, which would take the focus with it
  useLayoutEffect(() => {
    const own = bar.current;
    const listen = button.current;
    if (document.activeElement === listen) playButton.current?.focus({ preventScroll: true });
    return () => {
      if (own?.contains(document.activeElement)) listen?.focus({ preventScroll: true });
    };
  }, [bar, playButton, button]);
}
