import { type EditionId, editions } from '@alba/domain/editions';
import type { Message } from '../../platform/mail/index.ts';
import { escapeHtml } from './escape-html.ts';
import { frameWords } from './frame-words.ts';
import type { Addressed, Letter, MailLanguage, Part } from './letter.ts';
import { companyName, inks, looks, type MailLook, productName } from './look.ts';

const locales: Record<MailLanguage, string> = Object.fromEntries(Object.values(editions).map(({ language, locale }) => [language, locale])) as never;

/**
 * The message in the edition's look, as HTML and as text. Nothing in it is fetched from anywhere and no address in it tells
 * who pressed it: reading it is nobody's business.
 */
export function render({ to, letter }: Addressed, { edition, language }: { edition: EditionId; language: MailLanguage }): Message {
  return { to, subject: letter.subject, language: locales[language], html: htmlOf(letter, { edition, language }), text: textOf(letter, language) };
}

function textOf({ title, parts, why }: Letter, language: MailLanguage): string {
  const body = parts.map((part) => {
    if ('text' in part) return part.text;
    if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`;
    if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    return `${part.action.label}:\n${part.action.url}`;
  });
  return [title, ...body, '--', why, frameWords[language].noReply, `${productName} · ${companyName}`].map(oneParagraph).join('\n\n');
}

/** Names may hold nothing that would begin a new line and so forge one. */
const oneParagraph = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\n' ? sign : ' ')).replace(/\n{3,}/g, '\n\n');

function htmlOf({ title, subject, parts, why }: Letter, { edition, language }: { edition: EditionId; language: MailLanguage }): string {
  const look = looks[edition];
  const words = frameWords[language];
  const font = "font-family:'Trebuchet MS',Verdana,Arial,sans-serif";
  return `<!doctype html>
<html lang="${locales[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${look.band};${font};font-size:16px;line-height:1.5;color:${inks.text}">
<div style="max-width:560px;margin:0 auto;background:${inks.page};border:1px solid ${look.line};border-radius:18px;overflow:hidden">
<p translate="no" style="margin:0;padding:18px 28px;border-bottom:4px solid ${inks.sun};font-size:20px;font-weight:bold;color:${look.brand}">${productName}</p>
<div style="padding:24px 28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(title)}</h1>
${parts.map((part) => htmlOfPart(part, look, words.copyAddress)).join('\n')}
</div>
<div style="padding:16px 28px;background:${look.band};font-size:14px;color:${inks.soft}">
<p style="margin:0 0 8px">${escapeHtml(why)}</p>
<p style="margin:0 0 8px">${escapeHtml(words.noReply)}</p>
<p translate="no" style="margin:0">${companyName}</p>
</div>
</div>
</body>
</html>
`;
}

function htmlOfPart(part: Part, look: MailLook, copyAddress: string): string {
  if ('text' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
  if ('heading' in part)
    return `<h2 style="margin:24px 0 8px;padding-top:16px;border-top:1px solid ${look.line};font-size:18px">${escapeHtml(part.heading)}</h2>`;
  if ('facts' in part) {
    const rows = part.facts.map(([label, value]) => `${escapeHtml(label)}: <b translate="no">${escapeHtml(value)}</b>`);
    return `<p style="margin:0 0 16px;padding:12px 16px;background:${look.band};border-radius:12px">${rows.join('<br>')}</p>`;
  }
  const { label, url } = part.action;
  const button = `display:inline-block;padding:13px 22px;background:${look.action};border-radius:12px;color:#FFFFFF;font-weight:bold;text-decoration:none`;
  return `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="${button}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 20px;font-size:14px;color:${inks.soft}">${escapeHtml(copyAddress)}<br><span translate="no" style="word-break:break-all">${escapeHtml(url)}</span></p>`;
}
