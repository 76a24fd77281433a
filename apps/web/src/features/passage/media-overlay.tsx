import type { PictureView } from '@alba/content/lesson-view';
import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { mediaUrl, sourcesOf } from '../../lib/media-url.ts';
import { useReadingFont } from '../../lib/settings.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import './media-overlay.css';

export type MediaOverlayProps = { pictures: readonly PictureView[]; first: number; lang: string; onClose: () => void };

const zooms = [1, 1.5, 2, 3];
const lastZoom = zooms.length - 1;

/** A picture as large as the screen, with all that is said about it. Arrow keys go through the pictures of the passage. */
export function MediaOverlay({ pictures, first, lang, onClose }: MediaOverlayProps) {
  const { t } = useTranslation('passage');
  const font = useReadingFont();
  const [index, setIndex] = useState(first);
  const [zoom, setZoom] = useState(0);
  const picture = pictures[index];
  if (!picture) return null;
  const go = (by: number) => {
    const next = index + by;
    if (!pictures[next]) return;
    setIndex(next);
    setZoom(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // a zoomed picture is scrolled by the arrows
    if (zoom > 0) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  const title = pictures.length > 1 ? t(($) => $.overlay.picture, { number: index + 1, total: pictures.length }) : t(($) => $.overlay.title);
  const button = 'a-overlay__button';
  return (
    <ModalOverlay className="fixed inset-0 z-(--z-dialog)" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable>
      <Modal className="flex h-full flex-col bg-media text-white" data-reading-font={font}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows work wherever focus is in the window */}
        <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
          <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
            <div className="flex items-center gap-1 px-4 py-2">
              <Heading slot="title" level={2} className="flex-1 text-lg">
                {title}
              </Heading>
              <IconButton className={button} icon={ZoomOut} label={t(($) => $.overlay.smaller)} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
              <IconButton className={button} icon={ZoomIn} label={t(($) => $.overlay.larger)} disabled={zoom === lastZoom} onClick={() => setZoom(zoom + 1)} />
              {pictures.length > 1 && (
                <>
                  <IconButton className={button} icon={ArrowLeft} label={t(($) => $.overlay.previous)} disabled={index === 0} onClick={() => go(-1)} />
                  <IconButton
                    className={button}
                    icon={ArrowRight}
                    label={t(($) => $.overlay.next)}
                    disabled={index === pictures.length - 1}
                    onClick={() => go(1)}
                  />
                </>
              )}
              <IconButton className={button} icon={X} label={t(($) => $.close)} onClick={onClose} />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
            <section className="a-overlay__stage" tabIndex={0} aria-label={picture.description}>
              <div className="a-overlay__picture" style={{ width: `${(zooms[zoom] ?? 1) * 100}%` }}>
                <Picture
                  key={picture.media}
                  src={mediaUrl(picture.media)}
                  sources={sourcesOf(picture)}
                  sizes="100vw"
                  alt={picture.description}
                  width={picture.width}
                  height={picture.height}
                  isEager
                  className={zoom === 0 ? 'a-overlay__fit' : 'w-full'}
                />
              </div>
            </section>
            <div className="a-overlay__words font-ui text-md leading-body" lang={lang}>
              {picture.caption && <p className="font-semibold">{picture.caption}</p>}
              <p>{picture.description}</p>
              {picture.longDescription && <p className="mt-2">{picture.longDescription}</p>}
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
