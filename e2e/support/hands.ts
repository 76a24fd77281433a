import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** How a person operates a page. */
export type Hands = {
  press: (target: Locator) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  select: (list: Locator, value: string) => Promise<void>;
};

export const mouse: Hands = {
  press: (target) => target.click(),
  choose: (radio) => radio.check(),
  type: (field, text) => field.fill(text),
  select: async (list, value) => void (await list.selectOption(value)),
};

const mostStops = 250;

/** Tab, Enter, Space and arrows only. Every stop on the way has to show that it is focused. */
export function keyboardOf(page: Page): Hands & { tabTo: (target: Locator) => Promise<void> } {
  const tabTo = async (target: Locator) => {
    await expect(target).toBeAttached();
    if (await isFocused(target)) return;
    // the nearer way, as somebody who sees the page would go
    const key = await target.evaluate((element) => {
      const here = document.activeElement;
      return here && here !== document.body && here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    for (let stop = 0; stop < mostStops; stop += 1) {
      await page.keyboard.press(key);
      const shown = await page.evaluate(showsFocus);
      expect(shown, 'focus is visible at every stop').toBe('');
      if (await isFocused(target)) return;
    }
    throw new Error(`${target} was not reached by ${key}`);
  };
  return {
    tabTo,
    press: async (target) => {
      await tabTo(target);
      await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    choose: async (radio) => {
      if (await radio.isChecked()) return;
      // one stop for the group: arrows go on from where it is
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]').getByRole('radio');
      const focused = () => group.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
      await tabToAny(page, focused, radio);
      for (let step = 0; step < 8 && !(await radio.isChecked()); step += 1) {
        if (await isFocused(radio)) await page.keyboard.press('Space');
        else await page.keyboard.press('ArrowDown');
      }
      await expect(radio).toBeChecked();
    },
    type: async (field, text) => {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    select: async (list, value) => {
      await tabTo(list);
      await page.keyboard.press('Home');
      for (let step = 0; step < 12 && (await list.inputValue()) !== value; step += 1) await page.keyboard.press('ArrowDown');
      await expect(list).toHaveValue(value);
    },
  };
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function tabToAny(page: Page, focusedIndex: () => Promise<number>, near: Locator): Promise<void> {
  const key = await near.evaluate((element) => {
    const here = document.activeElement;
    return here && here !== document.body && here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  });
  for (let stop = 0; stop < mostStops; stop += 1) {
    if ((await focusedIndex()) >= 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${near} was not reached by ${key}`);
}

/** Empty when the focused element, or what stands for it, shows a ring or another border; otherwise which one does not. */
function showsFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return '';
  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // a field may leave its ring to the box around it
  const isField = element.matches('input, select, textarea, [role=spinbutton]');
  for (let one: Element | null = element, up = 0; one && up < (isField ? 4 : 1); one = one.parentElement, up += 1) if (hasRing(one)) return '';
  return element.outerHTML.slice(0, 200);
}
