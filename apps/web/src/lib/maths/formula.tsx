import type { FormulaNode } from '@alba/domain/rich-text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../settings.ts';
import { mathElements } from './math-elements.tsx';

/**
 * A formula in a line of content: the browser's own MathML at once, set by MathJax as soon as that has come.
 *
 * Screen readers get the words of the author, by `img` with a name, as MathJax names its own: NVDA, JAWS, VoiceOver and
 * TalkBack all read that, in running text, in headings and in choices. They do not get MathML, nor `role="math"`: their
 * engines read MathML each in their own way, by the rules of the reader's language and not the lesson's (1.200 is a
 * thousand and two hundred in Brazil), and NVDA looks for MathML behind `math` and skips the name.
 */
export function Formula({ node: { text, math, display } }: { node: FormulaNode }) {
  const { t } = useTranslation('ui');
  const isBlock = display === 'block';
  const { place, source } = useMathJax(math, isBlock);
  const { box, hasToScroll } = useScroll(isBlock);
  if (!math) return <span>{text}</span>;
  // fractions in a line keep the size of its words: smaller ones are hard to read
  const root = { ...math, attributes: { ...math.attributes, ...(isBlock ? { display: 'block' } : { displaystyle: 'true' }) } };
  return (
    <span
      ref={box}
      role="img"
      aria-label={text}
      aria-roledescription={t(($) => $.formula)}
      translate="no"
      className={isBlock ? 'block max-w-full overflow-x-auto overflow-y-hidden py-1 text-center' : undefined}
      // what scrolls has to be reachable by keyboard
      tabIndex={hasToScroll ? 0 : undefined}
    >
      {/* what MathJax makes stands in an element of its own, which React leaves alone */}
      <span ref={place} className="set-formula" aria-hidden="true" />
      <span ref={source} aria-hidden="true">
        {mathElements(root)}
      </span>
    </span>
  );
}

/** Lets MathJax set the formula; if it does not come, the browser's own stays. */
function useMathJax(math: FormulaNode['math'], isBlock: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const source = useRef<HTMLSpanElement>(null);
  const { isDyslexiaFont } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words inside a formula are measured in the font that is read
  useEffect(() => {
    const into = place.current;
    const from = source.current?.firstElementChild;
    if (!into || !from) return;
    let isWanted = true;
    import('./typeset.ts')
      .then(async ({ mathsFonts, typeset }) => {
        await mathsFonts();
        if (isWanted) typeset(from, into, isBlock);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      into.replaceChildren();
    };
  }, [math, isBlock, isDyslexiaFont]);
  return { place, source };
}

/** Whether a long formula is wider than its box. Inside a control the control is what takes the focus. */
function useScroll(isBlock: boolean) {
  const box = useRef<HTMLSpanElement>(null);
  const [hasToScroll, setHasToScroll] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || !isBlock || element.closest('button, label')) return;
    const watch = new ResizeObserver(() => setHasToScroll(element.scrollWidth > element.clientWidth));
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [isBlock]);
  return { box, hasToScroll };
}
