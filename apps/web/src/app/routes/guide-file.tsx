import { lessonGuideKinds } from '@alba/contract/guides';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { GuideOpening } from '../../features/guides/guide-opening.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Page } from '../frame/page.tsx';

await needMessages('guides', 'failure');

/** `/guides/<guide>.pdf` and `/guides/lesson/<lesson>/<kind>.pdf`: the new tab of a guide, until its PDF takes the tab over (F-PDFLINK). */
export function Component() {
  const { t } = useTranslation('guides');
  const { file = '', lessonId } = useParams();
  const name = /^(.+)\.pdf$/.exec(file)?.[1];
  const kind = lessonGuideKinds.find((one) => one === name);
  if (name === undefined || (lessonId !== undefined && (!kind || !/^\d+$/.test(lessonId)))) return <NotFound />;
  const guide = lessonId !== undefined && kind ? { of: 'lesson' as const, lessonId: Number(lessonId), guide: kind } : { of: 'edition' as const, guide: name };
  return (
    <Page title={t(($) => $.opening)}>
      <GuideOpening guide={guide} onUrl={(url) => location.replace(url)} />
    </Page>
  );
}
