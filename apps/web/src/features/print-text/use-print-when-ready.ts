import { type RefObject, useEffect } from 'react';

/** A picture that does not come holds nobody up: after so long the paper is printed as it is. */
const longestWait = 8_000;

/** Opens the printer's dialog once, when the sheet stands there with its fonts, pictures and formulas. */
export function usePrintWhenReady(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let isLeft = false;
    void ready(element).then(() => {
      if (!isLeft) window.print();
    });
    return () => {
      isLeft = true;
    };
  }, [sheet]);
}

/** Everything a sheet needs has come, or will not. */
export async function ready(sheet: HTMLElement): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((done) => {
    timer = setTimeout(done, longestWait);
  });
  await Promise.race([tooLate, settled(sheet)]);
  clearTimeout(timer);
}

async function settled(sheet: HTMLElement): Promise<void> {
  await Promise.all([formulas(sheet), ...[...sheet.querySelectorAll('img')].map(picture)]);
  // fonts are asked for by the layout, so it has to be drawn before they are known to be on their way
  await nextFrame();
  await nextFrame();
  await document.fonts?.ready;
}

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

function picture(image: HTMLImageElement): Promise<unknown> {
  if (image.complete) return Promise.resolve();
  return new Promise((done) => {
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
  });
}

async function formulas(sheet: HTMLElement): Promise<void> {
  if (!sheet.querySelector('.set-formula')) return;
  // without it the browser's own setting is printed
  await import('../../lib/maths/typeset.ts').then(({ mathsFonts }) => mathsFonts()).catch(() => undefined);
}
