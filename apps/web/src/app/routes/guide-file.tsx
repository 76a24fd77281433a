import type { openGuide } from '@alba/contract/guides';
import { lessonGuideKinds } from '@alba/contract/guides';
import { useTranslation } from 'react-i18next';
import { type Params, useParams } from 'react-router';
import { GuideOpening } from '../../features/guides/guide-opening.tsx';
import type { CallArguments } from '../../lib/api/call.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Page } from '../frame/page.tsx';

await needMessages('guides', 'failure');

/**
 * `/guides/<guide>.pdf`, `/guides/lesson/<lesson>/<kind>.pdf` and `/guides/collection/<collection>/unit.pdf`: the new tab of a guide,
 * until its PDF takes the tab over (F-PDFLINK).
 */
export function Component() {
  const { t } = useTranslation('guides');
  const guide = guideOf(useParams());
  if (!guide) return <NotFound />;
  return (
    <Page title={t(($) => $.opening)}>
      <GuideOpening guide={guide} onUrl={(url) => location.replace(url)} />
    </Page>
  );
}

/** Which guide an address means; undefined where it means none. */
function guideOf({ file = '', lessonId, collectionId }: Params): CallArguments<typeof openGuide>['body'] | undefined {
  if (collectionId !== undefined) return isId(collectionId) ? { of: 'collection', collectionId: Number(collectionId) } : undefined;
  const name = /^(.+)\.pdf$/.exec(file)?.[1];
  if (name === undefined) return undefined;
  if (lessonId === undefined) return { of: 'edition', guide: name };
  const kind = lessonGuideKinds.find((one) => one === name);
  return kind && isId(lessonId) ? { of: 'lesson', lessonId: Number(lessonId), guide: kind } : undefined;
}

const isId = (text: string) => /^\d{1,15}$/.test(text);
