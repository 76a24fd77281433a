import './typeset.css';
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js';
import { HTMLDocument as MathDocument } from '@mathjax/src/js/handlers/html/HTMLDocument.js';
import { HTMLMathItem } from '@mathjax/src/js/handlers/html/HTMLMathItem.js';
import { MathML } from '@mathjax/src/js/input/mathml.js';
import { CHTML } from '@mathjax/src/js/output/chtml.js';
import { Font } from './maths-font.ts';
import { pageAdaptor } from './page-adaptor.ts';

/** MathML in, HTML out. No menu is loaded, nor anything that reads formulas aloud: the words of the author do that. */
const { adaptor, takeStyles } = pageAdaptor();
const input = new MathML<HTMLElement, Text, Document>();
const output = new CHTML<HTMLElement, Text, Document>({ fontData: Font.DefaultFont, mtextInheritFont: true });
const page = new MathDocument<HTMLElement, Text, Document>(document, adaptor, { InputJax: input, OutputJax: output });

/** Resolves when a formula can be shown without a flash of another font, and its words be measured. */
export async function mathsFonts(): Promise<void> {
  await Promise.all([...['MJX-NCM-ZERO', 'MJX-NCM-N'].map((family) => document.fonts.load(`1em ${family}`)), document.fonts.ready]);
}

/** Sets a MathML element that stands in the page, and puts what comes out `into` an element. */
export function typeset(math: Element, into: HTMLElement, isBlock: boolean): void {
  const place = { node: math as HTMLElement, n: 0, delim: '' };
  const item = new HTMLMathItem<HTMLElement, Text, Document>('', input, isBlock, place, { ...place });
  item.compile(page);
  item.root.walkTree(keepUnits);
  const { em, ex, containerWidth, scale, family } = output.getMetricsFor(into.parentElement ?? into, isBlock);
  item.setMetrics(em, ex, containerWidth, scale);
  item.outputData.mtextFamily = family;
  item.typeset(page);
  takeStyles(output.styleSheet(page));
  into.replaceChildren(item.typesetRoot);
}

/** A line may break at a sign, never between a number and its unit. */
function keepUnits(node: MmlNode): void {
  if (node.isKind('mspace')) node.attributes.set('linebreak', 'nobreak');
}
