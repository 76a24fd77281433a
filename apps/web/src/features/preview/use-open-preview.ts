import { editions } from '@alba/domain/editions';
import { ladders, startingLevel } from '@alba/domain/reading-levels';
import type { QuestionResponse } from '@alba/items/browser';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { Preview } from './api.ts';
import type { Evidence, PreviewLinks, PreviewView, PreviewWork } from './preview-context.ts';

/** The state of one open preview: where the teacher is in it, at which level, and what they tried. */
export function useOpenPreview(preview: Preview, addressOf: (lesson: PreviewWork['address']) => string = paths.preview): PreviewWork {
  const { lesson, lessonId } = preview;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [level, chooseLevel] = useState<number>(() => startingLevel({ ladder: lesson.ladder, setting: undefined, grade: lesson.grades[0] }));
  const [view, chooseView] = useState<PreviewView>('answers');
  const [tried, setTried] = useState<Readonly<Record<string, QuestionResponse>>>({});
  const [target, setTarget] = useState<Evidence>();
  const levelName = useLevelName(lesson.ladder);
  const address = useMemo(() => ({ slug: lesson.slug, lessonId }), [lesson.slug, lessonId]);
  const right = addressOf(address);
  useRightAddress(right);
  const links = linksAt(right, search);
  const parts = lesson.parts.filter(({ part }) => part !== 'learn-more');
  const part = pathname.includes('/learnmore') ? undefined : (parts.find((one) => one.part === search.get('part')) ?? parts[0]);
  const targetShown = useCallback(() => setTarget(undefined), []);
  return {
    preview,
    lesson,
    lang: editions[lesson.edition].locale,
    part,
    level,
    chooseLevel,
    levelName: view === 'answers' ? levelName : undefined,
    address,
    links,
    view,
    chooseView,
    tried,
    tryAnswer: (questionId, response) => setTried((before) => ({ ...before, [questionId]: response })),
    target,
    targetShown,
    showEvidence: (evidence) => {
      const home = parts.find(({ resources }) => resources.some(({ id }) => id === evidence.resource));
      setTarget(evidence);
      if (home && home !== part) navigate(links.part(home.part), { state: { staysInPlace: true }, preventScrollReset: true });
    },
  };
}

function useLevelName(ladder: Preview['lesson']['ladder']): (level: number) => string {
  const { t } = useTranslation('preview');
  return (level) => {
    const label = ladders[ladder].find((one) => one.level === level)?.label ?? String(level);
    return label.endsWith('L') ? t(($) => $.level.lexile, { label: label.replace('-', '–') }) : t(($) => $.level.number, { level });
  };
}

/** The pages of a preview; what the address says besides the part goes along. */
function linksAt(right: string, search: URLSearchParams): PreviewLinks {
  const rest = new URLSearchParams(search);
  rest.delete('part');
  const kept = rest.toString();
  const end = kept === '' ? '' : `?${kept}`;
  return {
    part: (part) => `${right}?${new URLSearchParams([['part', part], ...rest])}`,
    learnMore: `${right}/learnmore${end}`,
    article: (articleId) => `${right}/learnmore/article/${encodeURIComponent(articleId)}${end}`,
  };
}

/** A wrong title in the address is put right (D81). */
function useRightAddress(right: string): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const rest = pathname.split('/').slice(4).join('/');
    const wanted = `${right}${rest ? `/${rest}` : ''}`;
    if (decodeURI(pathname) !== decodeURI(wanted)) navigate(`${wanted}${search}`, { replace: true, state: { staysInPlace: true } });
  }, [pathname, search, right, navigate]);
}
