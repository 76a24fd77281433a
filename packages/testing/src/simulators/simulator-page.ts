import type { SimulatorWords } from './simulator-words.ts';

export type Choice = { value: string; label: string; note?: string };
export type ChooserPage = {
  words: SimulatorWords;
  service: string;
  action: string;
  people: readonly Choice[];
  /** What can be left out, ticked at first. */
  scopes?: readonly Choice[];
  hidden?: Readonly<Record<string, string>>;
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A plain page that asks who somebody is. It looks like nobody's product, so that it is never taken for the real service. */
export function chooserPage({ words, service, action, people, scopes = [], hidden = {} }: ChooserPage): string {
  const fields = Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  const choice = (type: 'radio' | 'checkbox', name: string, { value, label, note }: Choice, checked: boolean) => `
    <label><input type="${type}" name="${name}" value="${escapeHtml(value)}"${checked ? ' checked' : ''}>
    <span>${escapeHtml(label)}${note ? `<small>${escapeHtml(note)}</small>` : ''}</span></label>`;
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title(service)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: #f1f1f4; color: #1b1b1f }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; background: #fff; min-height: 100vh; box-sizing: border-box }
.mark { background: #fff3c4; border: 2px dashed #8a6d00; padding: .75rem 1rem }
fieldset { border: 0; margin: 1.5rem 0; padding: 0 } legend { font-weight: 700; margin-bottom: .5rem }
label { display: flex; gap: .75rem; align-items: start; padding: .6rem .25rem; border-bottom: 1px solid #ddd; overflow-wrap: anywhere }
input { width: 1.25rem; height: 1.25rem; flex: none; margin: .15rem 0 0 } small { display: block; color: #55555e }
button { font: inherit; padding: .65rem 1.25rem; margin-right: .5rem; border: 2px solid #1b1b1f; background: #fff; color: inherit } button:first-of-type { background: #1b1b1f; color: #fff }
</style></head><body><main>
<h1>${words.title(service)}</h1><p class="mark">${words.note(service)}</p>
<form method="post" action="${escapeHtml(action)}">${fields.join('')}
<fieldset><legend>${words.who}</legend>${people.map((person, at) => choice('radio', 'person', person, at === 0)).join('')}</fieldset>
${scopes.length > 0 ? `<fieldset><legend>${words.allow}</legend>${scopes.map((scope) => choice('checkbox', 'scope', scope, true)).join('')}</fieldset>` : ''}
<button name="act" value="go">${words.go}</button><button name="act" value="cancel">${words.cancel}</button>
</form></main></body></html>`;
}
