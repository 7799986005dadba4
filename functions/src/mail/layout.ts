import { company, whatsAppLink } from '@selasar/domain';
import { escapeHtml } from './escapeHtml.ts';
import type { Letter } from './letter.ts';

const contact = `${company.address} · ${company.phone} · ${company.email}`;
const chat = whatsAppLink(`Hello ${company.name}`);

export function toText({ greeting, paragraphs, facts }: Letter): string {
  const list = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return [
    greeting,
    ...paragraphs,
    ...(list ? [list] : []),
    `${company.name}\n${contact}\n${chat}`,
  ].join('\n\n');
}

/** Inline styles only: most mail programs drop everything else. */
export function toHtml({ subject, greeting, paragraphs, facts }: Letter): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;font-weight:normal;color:#5c6b66">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f3ec;font-family:Georgia,serif;color:#14332b">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${facts.length > 0 ? `<table role="presentation" style="margin:0 0 24px;border-collapse:collapse">\n${facts.map(row).join('\n')}\n</table>` : ''}
<p style="margin:0;font-size:14px;color:#5c6b66"><strong>${escapeHtml(company.name)}</strong><br>${escapeHtml(contact)}<br><a href="${escapeHtml(chat)}" style="color:#14332b">WhatsApp</a></p>
</div>
</body>
</html>
`;
}
