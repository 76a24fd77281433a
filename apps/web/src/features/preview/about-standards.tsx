import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Fact } from './fact.tsx';
import { usePreviewWork } from './preview-context.ts';

/** The standards a lesson meets, in full or in part, with their words; each leads to its place among the others. */
export function AboutStandards() {
  const { t } = useTranslation('preview');
  const { preview, lesson } = usePreviewWork();
  return (
    <Fact name={t(($) => $.standards)}>
      <ul className="grid gap-1">
        {preview.standards.map(({ framework, code, match, statement, standardId }) => (
          <li key={`${framework} ${code}`}>
            <span className="font-code" translate="no">
              {standardId === undefined ? (
                code
              ) : (
                <Link to={paths.standard({ framework, code, standardId, subject: lesson.subject, grade: lesson.grades[0] })}>{code}</Link>
              )}
            </span>
            {match === 'partial' && ` ${t(($) => $.partly)}`} {statement}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
