import { Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { TogglePill } from '../../../ui/filter-pills.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Tracks } from './use-tracks.ts';
import type { Video } from './use-video.ts';

export type VideoControlsProps = { video: Video; tracks: Tracks; fullScreen: { isFull: boolean; toggle: () => void; isOffered: boolean } };

const rates = [0.75, 1, 1.25, 1.5];
const slider = 'a-video__slider';

/** Everything a hand or a keyboard can do with the video, each with its name. */
export function VideoControls({ video, tracks, fullScreen }: VideoControlsProps) {
  const { t } = useTranslation('passage');
  const { duration, number } = useFormat();
  const time = duration(video.time);
  const total = duration(video.duration);
  const isSilent = video.isMuted || video.volume === 0;
  return (
    <div className="a-video__controls font-ui text-sm leading-body">
      <IconButton icon={video.isPlaying ? Pause : Play} label={video.isPlaying ? t(($) => $.video.pause) : t(($) => $.video.play)} onClick={video.toggle} />
      <input
        type="range"
        className={`${slider} flex-1`}
        aria-label={t(($) => $.video.place)}
        aria-valuetext={t(($) => $.video.timeOf, { time, total })}
        min={0}
        max={video.duration || 1}
        step={0.1}
        value={video.time}
        disabled={video.duration === 0}
        onChange={({ target }) => video.seek(Number(target.value))}
      />
      <span className="[font-variant-numeric:tabular-nums]" aria-hidden="true">
        {video.duration > 0 ? t(($) => $.video.timeOf, { time, total }) : time}
      </span>
      <span className="a-video__row">
        <IconButton icon={isSilent ? VolumeX : Volume2} label={isSilent ? t(($) => $.video.unmute) : t(($) => $.video.mute)} onClick={video.toggleMute} />
        <input
          type="range"
          className={`${slider} a-video__slider--short`}
          data-slider="volume"
          aria-label={t(($) => $.video.volume)}
          aria-valuetext={`${Math.round((isSilent ? 0 : video.volume) * 100)}%`}
          min={0}
          max={1}
          step={0.1}
          value={isSilent ? 0 : video.volume}
          onChange={({ target }) => video.setVolume(Number(target.value))}
        />
        <TogglePill isOn={tracks.hasCaptions} onClick={tracks.toggleCaptions}>
          {t(($) => $.captions)}
        </TogglePill>
        <TogglePill isOn={tracks.hasDescriptions} onClick={tracks.toggleDescriptions}>
          {t(($) => $.descriptions)}
        </TogglePill>
        <select
          className="a-video__speed"
          aria-label={t(($) => $.video.speed)}
          value={video.rate}
          onChange={({ target }) => video.setRate(Number(target.value))}
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {t(($) => $.video.times, { rate: number(rate) })}
            </option>
          ))}
        </select>
        {fullScreen.isOffered && (
          <IconButton
            className="ml-auto"
            icon={fullScreen.isFull ? Minimize : Maximize}
            label={fullScreen.isFull ? t(($) => $.video.leaveFullScreen) : t(($) => $.video.fullScreen)}
            onClick={fullScreen.toggle}
          />
        )}
      </span>
    </div>
  );
}
