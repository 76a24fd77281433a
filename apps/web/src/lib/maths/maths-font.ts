import { MathJaxNewcmFont } from '@mathjax/mathjax-newcm-font/js/chtml.js';

/** The font as lessons need it: its files come by our own style sheet (typeset.css), and letters it has not are drawn in the font of the page. */
export class MathsFont extends MathJaxNewcmFont {
  static {
    Object.assign(MathsFont, { defaultFonts: {}, dynamicFiles: {} });
  }
}
