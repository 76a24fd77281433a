import type { Message } from '../../platform/mail/index.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailLanguage } from './letter.ts';
import { inks, looks } from './look.ts';
import { outboxWords } from './outbox-words.ts';

export type OutboxMail = { mailId: number; sentAt: Date; message: Message };

/** Addresses in a text can be pressed; they end with their line. */
const withLinks = (text: string): string => escapeHtml(text).replace(/^https?:\/\/\S+$/gm, (url) => `<a href="${url}">${url}</a>`);

const style = `body{margin:0;font:16px/1.5 'Trebuchet MS',Verdana,Arial,sans-serif;color:${inks.text};background:${looks.us.band}}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}h1{font-size:28px;margin:0 0 8px}h2{font-size:18px;margin:0}
.note{padding:12px 16px;background:#FFF4DA;border:1px solid #EFCB7E;border-radius:12px}
article{margin-top:20px;padding:16px 20px;background:#fff;border:1px solid ${looks.us.line};border-radius:18px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}summary{cursor:pointer;padding:8px 0}a{color:${looks.us.action}}p{margin:8px 0}`;

/** All kept messages on one plain page, without script. */
export function outboxPage(mails: readonly OutboxMail[], language: MailLanguage): string {
  const words = outboxWords[language];
  const articles = mails.map(({ mailId, sentAt, message }) => {
    const { to, subject, text } = message;
    return `<article><h2>${escapeHtml(subject)}</h2>
<p>${words.to} <b>${escapeHtml(to)}</b> · <time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<p><a href="/dev/outbox/${mailId}">${words.asHtml}</a></p>
<details open><summary>${words.asText}</summary><pre lang="${message.language}">${withLinks(text)}</pre></details></article>`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p class="note">${words.marked}</p>${articles.join('\n') || `<p>${words.empty}</p>`}</main></body></html>
`;
}
