import { Person } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { test } from './support/test.ts';

for (const [name, settings, forced, width] of [['plain', {}, 'none', 320], ['contrast', { contrast: 'high', textSize: 'large', isDyslexiaFont: true }, 'none', 320], ['forced', {}, 'active', 1280], ['print', {}, 'none', 900]] as const)
test(`look ${name}`, async ({ visit }) => {
  const teacher = await Person.signIn('br', demonstration.br.teacher);
  const { lessons } = await teacher.call<{ lessons: { lessonId: number; slug: string; title: string }[] }>('GET', '/v1/catalog/lessons?gradeBands=ef-anos-finais,ensino-medio');
  const lesson = lessons.find((l) => l.title === 'A conta da cisterna');
  const page = await visit.open('br', { as: teacher, viewport: { width, height: 900 } });
  await page.addInitScript((s) => localStorage.setItem('settings', JSON.stringify(s)), settings);
  await page.emulateMedia({ forcedColors: forced, media: name === 'print' ? 'print' : 'screen' });
  const fonts: string[] = [];
  page.on('response', async (r) => { if (/woff2|typeset/.test(r.url())) fonts.push(`${r.url().split('/').pop()} ${(await r.request().sizes()).responseBodySize}`); });
  await page.goto(`/lesson/${lesson?.slug}/${lesson?.lessonId}?part=connect`);
  await page.locator('mjx-container').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  if (width === 320) { const q = page.getByRole('button', { name: /Quest|Ler|Leitura|Perguntas/ }); console.log(await q.allTextContents()); }
  for (const i of [0, 1, 5]) { const f = page.locator('mjx-container').nth(i); if (await f.isVisible()) { await f.scrollIntoViewIfNeeded(); await f.locator('xpath=ancestor::p[1]|ancestor::div[1]').last().screenshot({ path: `/tmp/maths-shots/${name}-${i}.png` }); } }
  console.log(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, ...[...document.querySelectorAll('[aria-roledescription]')].map((e) => `${e.scrollWidth}/${e.clientWidth}/${e.getAttribute('tabindex')}/${e.scrollHeight}/${e.clientHeight}`)]), fonts.filter((f) => /mjx|typeset/.test(f)));
});
