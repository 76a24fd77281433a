import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChoosePictures } from '../../features/pupil-sign-in/choose-pictures.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { BarePage } from '../frame/bare-page.tsx';

await needMessages('pupil-sign-in', 'failure');

/** `/student/pictures`: after the first sign-in with a card, where the class uses pictures. */
export function Component() {
  const { t } = useTranslation('pupil-sign-in');
  const navigate = useNavigate();
  return (
    <BarePage title={t(($) => $.choose.title)}>
      <ChoosePictures onChosen={() => navigate(paths.studentHome(), { replace: true })} />
    </BarePage>
  );
}
