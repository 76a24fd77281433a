import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { useSkillName } from '../../lib/skill-name.ts';
import { Link } from '../../ui/link.tsx';
import { AboutStandards } from './about-standards.tsx';
import { AssignedLine } from './assigned-line.tsx';
import { Fact } from './fact.tsx';
import { usePreviewWork } from './preview-context.ts';
import { questionsBySkill } from './questions-by-skill.ts';

/** What to know before teaching: who has it, time, care that the topic needs, skills, standards, words and media. */
export function AboutLesson() {
  const { t } = useTranslation('preview');
  const { preview, lesson } = usePreviewWork();
  const { contentNote, standards } = preview;
  const videos = lesson.parts.flatMap(({ resources }) => resources.filter(({ kind }) => kind === 'video'));
  return (
    <div className="rounded-lg bg-raised px-5 py-3 shadow-sm">
      <AssignedLine />
      <details open={contentNote !== undefined}>
        <summary className="min-h-8 cursor-pointer font-semibold">{t(($) => $.about)}</summary>
        <dl className="mt-2 grid gap-3 text-sm">
          <Fact name={t(($) => $.question)}>{lesson.question}</Fact>
          {contentNote && <Fact name={t(($) => $.care)}>{contentNote}</Fact>}
          <Time />
          <Skills />
          {standards.length > 0 && <AboutStandards />}
          {lesson.vocabulary.length > 0 && (
            <Fact name={t(($) => $.vocabulary)}>
              <ul className="grid gap-1">
                {lesson.vocabulary.map(({ id, word, definition }) => (
                  <li key={id}>
                    <b className="font-medium text-ink">{word}</b> {definition}
                  </li>
                ))}
              </ul>
            </Fact>
          )}
          {videos.length > 0 && (
            <Fact name={t(($) => $.media)}>
              {videos.map(({ id, title }) => (
                <p key={id}>{t(($) => $.video, { title })}</p>
              ))}
            </Fact>
          )}
        </dl>
      </details>
    </div>
  );
}

function Time() {
  const { t } = useTranslation('preview');
  const { list } = useFormat();
  const { lesson } = usePreviewWork();
  const parts = lesson.parts
    .filter(({ minutes }) => minutes > 0)
    .map(({ part, minutes }) => t(($) => $.partMinutes, { part: t(($$) => $$.parts[part]), count: minutes }));
  return (
    <Fact name={t(($) => $.time)}>
      {t(($) => $.minutes, { count: lesson.minutes })}: {list(parts)}
    </Fact>
  );
}

/** Which questions train which skill: each leads to its part. */
function Skills() {
  const { t } = useTranslation('preview');
  const { preview, lesson, links } = usePreviewWork();
  const skillName = useSkillName();
  const trained = questionsBySkill(lesson, preview.answers);
  return (
    <Fact name={t(($) => $.skillsLabel)}>
      <ul className="grid gap-1">
        {preview.skills.map((skill) => (
          <li key={skill}>
            {skillName(skill)}
            {(trained.get(skill) ?? []).map(({ part, numbers }) => (
              <span key={part}>
                {' · '}
                <Link to={links.part(part)} staysInPlace>
                  {t(($) => $.skillQuestions, { part: t(($$) => $$.parts[part]), numbers: numbers.join(', '), count: numbers.length })}
                </Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
