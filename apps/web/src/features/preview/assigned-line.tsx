import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { useClassesWithLessonQuery } from './api.ts';
import { usePreviewWork } from './preview-context.ts';

/** Names this many classes; the rest are counted. */
const mostNames = 3;

/** "Already assigned to ...": nothing while it is not known, or nobody has it. */
export function AssignedLine() {
  const { t } = useTranslation('preview');
  const { list } = useFormat();
  const { address } = usePreviewWork();
  const { data } = useClassesWithLessonQuery({ query: { lessonIds: String(address.lessonId) } });
  const classes = data?.lessons.find(({ lessonId }) => lessonId === address.lessonId)?.classes ?? [];
  if (classes.length === 0) return null;
  const names = classes.slice(0, mostNames).map(({ className }) => className);
  const rest = classes.length - names.length;
  return (
    <p className="mb-2 border-b border-line pb-2 text-sm">
      {t(($) => $.assigned.to, { classes: list(rest > 0 ? [...names, t(($$) => $$.assigned.more, { count: rest })] : names) })}{' '}
      <Link to={paths.assigned()}>{t(($) => $.assigned.see)}</Link>
    </p>
  );
}
