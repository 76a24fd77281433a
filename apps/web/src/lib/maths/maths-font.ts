import { bold } from '@mathjax/mathjax-newcm-font/js/chtml/bold.js';
import { boldItalic } from '@mathjax/mathjax-newcm-font/js/chtml/bold-italic.js';
import { delimiters } from '@mathjax/mathjax-newcm-font/js/chtml/delimiters.js';
import { exMd } from '@mathjax/mathjax-newcm-font/js/chtml/ex-md.js';
import { italic } from '@mathjax/mathjax-newcm-font/js/chtml/italic.js';
import { largeop } from '@mathjax/mathjax-newcm-font/js/chtml/largeop.js';
import { lfTp } from '@mathjax/mathjax-newcm-font/js/chtml/lf-tp.js';
import { normal } from '@mathjax/mathjax-newcm-font/js/chtml/normal.js';
import { rtBt } from '@mathjax/mathjax-newcm-font/js/chtml/rt-bt.js';
import { size3 } from '@mathjax/mathjax-newcm-font/js/chtml/size3.js';
import { size4 } from '@mathjax/mathjax-newcm-font/js/chtml/size4.js';
import { size5 } from '@mathjax/mathjax-newcm-font/js/chtml/size5.js';
import { size6 } from '@mathjax/mathjax-newcm-font/js/chtml/size6.js';
import { size7 } from '@mathjax/mathjax-newcm-font/js/chtml/size7.js';
import { smallop } from '@mathjax/mathjax-newcm-font/js/chtml/smallop.js';
import { texVariant } from '@mathjax/mathjax-newcm-font/js/chtml/tex-variant.js';
import { CommonMathJaxNewcmFontMixin } from '@mathjax/mathjax-newcm-font/js/common.js';
import { ChtmlFontData } from '@mathjax/src/js/output/chtml/FontData.js';

/** The letters of each style, and the name of the font file they are in; plain ones are in `N`. */
const styles = {
  normal: ['', normal],
  bold: ['B', bold],
  italic: ['I', italic],
  'bold-italic': ['BI', boldItalic],
  '-smallop': ['SO', smallop],
  '-largeop': ['LO', largeop],
  '-size3': ['S3', size3],
  '-size4': ['S4', size4],
  '-size5': ['S5', size5],
  '-size6': ['S6', size6],
  '-size7': ['S7', size7],
  '-lf-tp': ['LT', lfTp],
  '-rt-bt': ['RB', rtBt],
  '-ex-md': ['EM', exMd],
  '-tex-variant': ['V', texVariant],
} as const;
const families = Object.values(styles).map(([letter]) => letter || 'N');

/**
 * MathJax's own font with what school formulas use: no script or gothic letters, no tables of other alphabets; such a letter
 * is drawn in the font of the page. Its files come by our style sheet (typeset.css).
 */
class MathsFont extends CommonMathJaxNewcmFontMixin(ChtmlFontData) {
  static override NAME = 'MathJaxNewcm';
  static override defaultCssFamilyPrefix = 'MJX-NCM-ZERO';
  static override defaultDelimiters = delimiters;
  static override defaultChars = Object.fromEntries(Object.entries(styles).map(([style, [, letters]]) => [style, letters]));
  static override defaultVariantLetters = Object.fromEntries(Object.entries(styles).map(([style, [letter]]) => [style, letter]));
  static override defaultStyles = {
    ...Object.fromEntries(families.map((name) => [`.NCM-${name}`, { 'font-family': `MJX-NCM-ZERO, MJX-NCM-${name}` }])),
    // a formula that may break is no box of its own: its parts carry the font, and the gaps between them another
    'mjx-container[jax="CHTML"] > mjx-math.NCM-N[breakable] > *': { 'font-family': 'MJX-NCM-ZERO, MJX-NCM-N' },
  };
  override cssFontPrefix = 'NCM';
}

/** Under this name MathJax asks for its font; vite.config.ts gives it this one. */
export const Font = { fontName: 'mathjax-newcm', DefaultFont: MathsFont };
