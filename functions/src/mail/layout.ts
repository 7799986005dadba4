import { colors } from '@selasar/brand';
import { company, whatsAppLink } from '@selasar/domain/core';
import { labelled, currentLocale, t } from '@selasar/domain/i18n';
import type { Fact, Link, MailContent } from './mailContent.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const contact = `${company.address} · ${company.phone} · ${company.email}`;
const chat = () => whatsAppLink(t('Hello {company}', { company: company.name }));

export function toText({ greeting, paragraphs, facts, link }: MailContent): string {
  const list = facts
    .map(([label, value, href]) => labelled(label, value) + (href ? `\n${href}` : ''))
    .join('\n');
  return [
    greeting,
    ...paragraphs,
    ...(list ? [list] : []),
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    [company.name, contact, chat() ?? ''].filter(Boolean).join('\n'),
  ].join('\n\n');
}

const { dark } = colors;

/** For mail programs that support style sheets and dark mode. The others use the inline styles, which are light. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.background} !important; color: ${dark.text} !important }
  .card { background: ${dark.paper} !important }
  .pale { color: ${dark.textSoft} !important }
  .ink, a { color: ${dark.text} !important }
  .button { background: ${dark.primary} !important; color: ${dark.onPrimary} !important }
}
@media (max-width: 480px) { .page { padding: 0 !important } .card { padding: 24px 20px !important; border-radius: 0 !important } }`;

/** Essential styles are inline: some mail programs drop everything else. */
export function toHtml({ subject, greeting, paragraphs, facts, link }: MailContent): string {
  return `<!doctype html>
<html lang="${currentLocale().language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:24px;background:${colors.background};font-family:Georgia,serif;font-size:16px;line-height:1.5;color:${colors.primaryDark};overflow-wrap:anywhere;word-break:break-word">
${preheader(paragraphs[0] ?? '')}
<div class="card" style="max-width:560px;margin:0 auto;padding:32px;box-sizing:border-box;background:#ffffff;border-radius:16px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${facts.length > 0 ? `<table style="margin:0 0 24px;border-collapse:collapse">\n${facts.map(row).join('\n')}\n</table>` : ''}
${link ? button(link) : ''}
<p class="pale" style="margin:0;font-size:14px;color:${colors.textSoft}"><strong>${escapeHtml(company.name)}</strong><br>${[company.address, company.phone, company.email].map(escapeHtml).join('<br>')}${chatLine()}</p>
</div>
</body>
</html>
`;
}

function chatLine(): string {
  const address = chat();
  return address === undefined
    ? ''
    : `<br><a href="${escapeHtml(address)}" class="ink" style="color:${colors.primaryDark}">WhatsApp</a>`;
}

/** Invisible characters keep the rest of the mail out of the preview in the mail list. */
const preheader = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;

const row = ([label, value, href]: Fact): string =>
  `<tr><th scope="row" class="pale" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;word-break:normal;overflow-wrap:normal;color:${colors.textSoft}">${escapeHtml(label)}</th><td style="padding:4px 0;vertical-align:top;white-space:pre-line">${href ? `<a href="${escapeHtml(href)}" class="ink" style="color:${colors.primaryDark}">${escapeHtml(value)}</a>` : escapeHtml(value)}</td></tr>`;

/** The address is repeated as text, for programs that show no links. */
function button({ label, href }: Link): string {
  const address = escapeHtml(href);
  return `<p style="margin:0 0 12px"><a href="${address}" class="button" style="display:inline-block;padding:14px 24px;border-radius:999px;background:${colors.primaryDark};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="pale" style="margin:0 0 24px;font-size:14px;color:${colors.textSoft}">${t('Or copy this address:')} <a href="${address}" class="ink" style="color:${colors.primaryDark}">${address}</a></p>`;
}
