import { browserAdaptor } from '@mathjax/src/js/adaptors/browserAdaptor.js';

/** Lets MathJax work under the content security policy: no style elements in the page, no style attributes given as text. */
export function pageAdaptor() {
  const adaptor = browserAdaptor();
  const styles = new CSSStyleSheet();
  const setAttribute = adaptor.setAttribute.bind(adaptor);
  let written: HTMLElement | undefined;

  adaptor.insertRules = (_element, rules) => {
    for (const rule of rules) styles.insertRule(rule, styles.cssRules.length);
  };
  adaptor.setAttribute = (element, name, value, namespace) => {
    if (name === 'style') element.style.cssText = String(value);
    else setAttribute(element, name, value, namespace);
  };
  /** Takes the rules MathJax wrote into a style element of its own; that stays out of the page, and later rules come one by one. */
  const takeStyles = (element: HTMLElement) => {
    if (written === element) return;
    written = element;
    styles.replaceSync(element.textContent ?? '');
    if (!document.adoptedStyleSheets.includes(styles)) document.adoptedStyleSheets.push(styles);
  };
  return { adaptor, takeStyles };
}
