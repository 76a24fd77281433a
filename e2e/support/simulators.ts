import type { Page } from '@playwright/test';
import type { EditionId } from './editions.ts';

/** The simulators stand on ports of their own, as the services themselves would on sites of their own. */
export const atSimulator = /^foreign request: http:\/\/localhost:/;
const goOn: Record<EditionId, string> = { us: 'Continue', br: 'Continuar', eslac: 'Continuar' };

/** Says at the simulated Google or Clever who one is. */
export async function choose(page: Page, edition: EditionId, person: string): Promise<void> {
  await page.getByRole('radio', { name: person }).check();
  await page.getByRole('button', { name: goOn[edition], exact: true }).click();
}
