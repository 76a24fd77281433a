import type { ResourceView } from '@alba/content/lesson-view';
import { Play, RotateCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, sourcesOf } from '../../../lib/media-url.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/picture.tsx';
import { TranscriptText } from './transcript.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useTracks } from './use-tracks.ts';
import { useVideo } from './use-video.ts';
import { VideoControls } from './video-controls.tsx';
import { onVideoKey } from './video-keys.ts';
import '../../../ui/lesson.css';

export type VideoPlayerProps = { video: Extract<ResourceView, { kind: 'video' }>; lang: string };

/** A short film with its own controls. Nothing of it is fetched before somebody plays it; without it the words remain. */
export function VideoPlayer({ video: { title, media, poster, captions, descriptions, transcript }, lang }: VideoPlayerProps) {
  const { t } = useTranslation('passage');
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const video = useVideo(element);
  const tracks = useTracks(element, lang);
  const fullScreen = useFullScreen(frame);
  const keysId = useId();
  const isUntouched = video.duration === 0 && !video.isPlaying;
  return (
    <div className="my-[1em]">
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset: it is no part of a form */}
      <div
        ref={frame}
        role="group"
        aria-label={t(($) => $.video.player, { title })}
        aria-describedby={keysId}
        className="flex flex-col overflow-hidden rounded-lg bg-raised shadow-sm"
        onKeyDown={(event) => onVideoKey(event, { video, tracks, toggleFullScreen: fullScreen.toggle })}
      >
        {video.isMissing && <MissingVideo poster={poster.description} onRetry={video.retry} />}
        <div className={video.isMissing ? 'hidden' : 'a-video__stage'}>
          <video
            ref={element}
            // a phone would draw captions at 9 px
            className={cx('a-video__film', !fullScreen.isFull && 'a-video__film--small')}
            src={mediaUrl(media)}
            preload="none"
            playsInline
            tabIndex={-1}
            aria-label={title}
            onClick={video.toggle}
          >
            <track kind="captions" src={mediaUrl(captions)} srcLang={lang} label={t(($) => $.captions)} />
            <track kind="descriptions" src={mediaUrl(descriptions)} srcLang={lang} label={t(($) => $.descriptions)} />
          </video>
          {isUntouched && (
            <div className="a-video__poster">
              <Picture
                src={mediaUrl(poster.media)}
                sources={sourcesOf(poster)}
                alt=""
                width={poster.width}
                height={poster.height}
                isEager
                className="absolute inset-0 w-full"
              />
              <span className="a-video__play">
                <Play size={28} aria-hidden="true" />
              </span>
            </div>
          )}
        </div>
        {tracks.described !== '' && (
          <p className="border-b border-line px-4 py-2 font-ui text-sm leading-body">{t(($) => $.video.seen, { words: tracks.described })}</p>
        )}
        <p id={keysId} className="sr-only">
          {t(($) => $.video.keys)}
        </p>
        {!video.isMissing && <VideoControls video={video} tracks={tracks} fullScreen={fullScreen} />}
      </div>
      {tracks.areCaptionsMissing && <p className="mt-2 font-ui text-sm leading-body text-soft">{t(($) => $.video.captionsMissing)}</p>}
      <TranscriptText transcript={transcript} isOpen={video.isMissing} />
    </div>
  );
}

function MissingVideo({ poster, onRetry }: { poster: string; onRetry: () => void }) {
  const { t } = useTranslation('passage');
  return (
    <Alert
      status="warning"
      isLive
      className="font-ui text-md"
      title={t(($) => $.video.missing)}
      action={
        <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
          {t(($) => $.video.retry)}
        </Button>
      }
    >
      {t(($) => $.video.missingBody)}
      <p className="mt-2">{poster}</p>
    </Alert>
  );
}
