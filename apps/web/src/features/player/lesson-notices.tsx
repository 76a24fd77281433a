import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useLessonWork } from './lesson-context.ts';

/** News that concerns the whole lesson: no network, a reset, a closed or removed assignment. */
export function LessonNotices() {
  const { t } = useTranslation('player');
  const { isOnline, stopped, startOver, isTurnedIn } = useLessonWork();
  return (
    <div className="empty:hidden [&>*]:mx-4 [&>*]:my-2 lg:[&>*]:mx-5">
      {!isOnline && !isTurnedIn && (
        <Alert status="warning" isLive>
          {t(($) => $.offline)}
        </Alert>
      )}
      {stopped === 'reset' && (
        <Alert status="info" isLive title={t(($) => $.stopped.reset.title)} action={<Button onClick={startOver}>{t(($) => $.stopped.reset.action)}</Button>}>
          {t(($) => $.stopped.reset.body)}
        </Alert>
      )}
      {(stopped === 'closed' || stopped === 'gone') && (
        <Alert status="warning" isLive title={t(($) => $.stopped[stopped].title)}>
          {t(($) => $.stopped[stopped].body)}
        </Alert>
      )}
    </div>
  );
}
