import { colors } from '@selasar/brand';
import { escapeHtml } from '../../functions/src/mail/layout.ts';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly at: Date;
  /** The delivery state, and why it failed. */
  readonly state: string;
  readonly reason: string;
  readonly text: string;
  /** The names of the attachments. */
  readonly files: readonly string[];
}

/** A verification mail, as the Auth emulator reports it. */
export interface AccountMail {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

const kinds: Record<string, string> = {
  VERIFY_EMAIL: 'Verify your email address',
  PASSWORD_RESET: 'Choose a new password (add &newPassword=… to the link)',
  EMAIL_SIGNIN: 'Sign in',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new email address',
};

const STYLE = `
  body { margin: 0 auto; max-width: 720px; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: ${colors.primaryDark}; background: ${colors.background} }
  h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
  ul { list-style: none; margin: 0; padding: 0 }
  li { margin: 0 0 8px; background: #fff; border: 1px solid ${colors.line}; border-radius: 12px; overflow-wrap: anywhere }
  summary, .mail { display: block; padding: 12px 16px } summary { cursor: pointer } a { color: ${colors.primary} }
  small { display: block; color: ${colors.textSoft}; font-size: 0.875rem }
  pre { margin: 0; padding: 0 16px; white-space: pre-wrap } .mail p { margin: 0 0 4px }
  iframe { display: block; width: 100%; height: 560px; border: 0; border-top: 1px solid ${colors.line} }
  :focus-visible { outline: 3px solid ${colors.primary}; outline-offset: 2px }`;

/** All mails. An opened mail loads into a sandboxed frame. */
export const listPage = (mails: readonly Mail[], accountMails: readonly AccountMail[]): string =>
  page(
    'Mails of the local suite',
    `<h1>Mails of the local suite</h1>
<p>Nothing leaves this machine. Reload the page to see what is new.</p>
<h2>For accounts</h2>
${list(accountMails.map(accountItem), 'Nobody has to verify an address.')}
<h2>For guests and the company</h2>
${list(mails.map(item), 'No mail has been written yet.')}`,
  );

const list = (items: readonly string[], none: string): string =>
  items.length > 0 ? `<ul>${items.join('\n')}</ul>` : `<p>${none}</p>`;

const item = ({ id, to, subject, at, state, reason, text, files }: Mail): string => {
  const path = `/mails/${encodeURIComponent(id)}`;
  const attached = files.map((name, n) => link(`${path}/files/${n}`, name));
  const time = at.toISOString().slice(0, 16).replace('T', ' ');
  return `<li><details><summary><strong>${escapeHtml(subject)}</strong><small>to ${escapeHtml(to)} · ${time} UTC · ${escapeHtml(state)}${reason ? `: ${escapeHtml(reason)}` : ''}</small></summary>
<iframe sandbox loading="lazy" title="${escapeHtml(subject)}" src="${path}"></iframe>
<div class="mail">${[...linksIn(text), ...attached].map((one) => `<p>${one}</p>`).join('')}<details><summary>As text</summary><pre>${escapeHtml(text)}</pre></details></div></details></li>`;
};

/** Links do not work in the sandboxed frame, so they are listed below it. */
const linksIn = (text: string): string[] =>
  Array.from(text.matchAll(/^https?:\/\/\S+$/gm), ([address]) => link(address, address));

const link = (address: string, words: string): string =>
  `<a href="${escapeHtml(address)}" target="_blank" rel="noreferrer">${escapeHtml(words)}</a>`;

function accountItem({ email, requestType, oobLink }: AccountMail): string {
  const subject = kinds[requestType] ?? requestType;
  const shown = oobLink.startsWith('http:') ? link(oobLink, subject) : escapeHtml(subject);
  return `<li><div class="mail">${shown}<small>to ${escapeHtml(email)}</small></div></li>`;
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body>
</html>
`;
