import { describe, expect, it } from 'vitest';
import { listPage } from './mailboxPage.ts';
import type { AccountMail, Mail } from './mailboxPage.ts';

const mail: Mail = {
  id: 'a/b',
  to: 'ana@example.com',
  subject: '<script>1</script> & "more"',
  at: new Date('2026-11-20T08:05:59Z'),
  state: 'ERROR',
  reason: 'Error: 550 <ana@example.com>',
  text: 'Hello <b>Ana</b>,\n\nSee your trip:\nhttp://127.0.0.1:5200/trip/one?a=1&b=2\n\njavascript:alert(1)',
  files: ['<trip>.ics'],
};
const accountMail: AccountMail = {
  email: "o'neil@example.com",
  requestType: 'VERIFY_EMAIL',
  oobLink: 'http://127.0.0.1:5201/verify?a=1&b=2',
};

it('says when there are no mails', () => {
  const page = listPage([], []);
  expect(page).toContain('Nobody has to verify an address.');
  expect(page).toContain('No mail has been written yet.');
  expect(page).not.toContain('<li>');
});

describe('a mail', () => {
  const page = listPage([mail], []);

  it('shows what strangers wrote as text', () => {
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;1&lt;/script&gt; &amp; &quot;more&quot;');
    expect(page).toContain('to ana@example.com · 2026-11-20 08:05 UTC');
    expect(page).toContain('<pre>Hello &lt;b&gt;Ana&lt;/b&gt;,');
  });

  it('says what has become of it', () => {
    expect(page).toContain('UTC · ERROR: Error: 550 &lt;ana@example.com&gt;');
    expect(listPage([{ ...mail, state: 'SUCCESS', reason: '' }], [])).toContain('UTC · SUCCESS<');
  });

  it('has its links and its files below, where they can be followed', () => {
    expect(page).toContain('href="http://127.0.0.1:5200/trip/one?a=1&amp;b=2" target="_blank"');
    expect(page).toContain('href="/mails/a%2Fb/files/0"');
    expect(page).toContain('>&lt;trip&gt;.ics</a>');
    expect(page).not.toContain('href="javascript:');
  });

  it('is loaded from its own address, into a frame that may do nothing', () => {
    expect(page).toMatch(/<iframe sandbox [^>]*src="\/mails\/a%2Fb"/);
  });
});

describe('a mail for an account', () => {
  it('says what its link is for', () => {
    const page = listPage([], [accountMail]);
    expect(page).toContain('href="http://127.0.0.1:5201/verify?a=1&amp;b=2"');
    expect(page).toContain('>Verify your email address</a>');
    expect(page).toContain('to o&#39;neil@example.com');
  });

  it('has no link that is none of the web', () => {
    const page = listPage([], [{ ...accountMail, oobLink: 'javascript:alert(1)' }]);
    expect(page).toContain('Verify your email address');
    expect(page).not.toContain('javascript:');
  });

  it('is called what the emulator calls it when that is new', () => {
    expect(listPage([], [{ ...accountMail, requestType: '<NEW>' }])).toContain('&lt;NEW&gt;');
  });
});
