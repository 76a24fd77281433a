import { Eye, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { usePreviewWork } from './preview-context.ts';
import './preview.css';

/** The lesson as students see it, to be tried out, or with its answers. */
export function ViewSwitch() {
  const { t } = useTranslation('preview');
  const { view, chooseView } = usePreviewWork();
  return (
    <div className="a-viewswitch">
      <Segmented
        label={t(($) => $.view.label)}
        isFull
        value={view}
        onChange={(next) => {
          chooseView(next);
          announce(
            t(($) => $.view.now[next]),
            'polite',
          );
        }}
        options={[
          { value: 'student', label: t(($) => $.view.student), icon: Eye },
          { value: 'answers', label: t(($) => $.view.answers), icon: KeyRound },
        ]}
      />
      {view === 'student' && <p className="text-sm text-soft">{t(($) => $.view.try)}</p>}
    </div>
  );
}
