import { describe, expect, it } from 'vitest';
import { toHtml, toText } from '../layout.ts';
import { mailOf } from '../writeMail.ts';
import { noticeMail, type NoticeInMail } from './noticeMail.ts';

const notice = (more: Partial<NoticeInMail> = {}): NoticeInMail => ({
  kind: 'newBooking',
  name: 'Hannah Vogel',
  what: ['Reef Walk', 'Jan 7, 2027', '2 guests', '$170', 'Confirmed'],
  facts: [['Booking', 'Reef Walk']],
  href: 'https://www.selasar.example/admin/bookings?open=one',
  ...more,
});

describe('a notice to the company', () => {
  it('says who and what in its subject, and leads to the record', () => {
    const mail = noticeMail([notice()]);
    expect(mail.subject).toBe(
      'New booking: Hannah Vogel, Reef Walk, Jan 7, 2027, 2 guests, $170, Confirmed',
    );
    expect(mail.facts).toEqual([
      ['Name', 'Hannah Vogel'],
      ['Booking', 'Reef Walk'],
    ]);
    expect(toHtml(mail)).toContain('href="https://www.selasar.example/admin/bookings?open=one"');
  });

  it.each([
    ['<b>Eve</b> & Co', '<b>Eve</b> & Co'],
    ['Eve \u202Egnp.exe', 'Eve gnp. exe'],
    ['pay at evil.photography/pay', 'pay at evil. photography/pay'],
    ['http://localhost/x', 'http: //localhost/x'],
    ['пример.рф', 'пример. рф'],
    ['例え。テスト', '例え。 テスト'],
    ['J.R. Tolkien', 'J. R. Tolkien'],
    ['\u200B', 'Somebody'],
  ])('has the name %j as %j: no markup, no marks, nothing that becomes a link', (name, shown) => {
    for (const mail of [noticeMail([notice({ name })]), noticeMail([notice({ name }), notice()])]) {
      const { message } = mailOf({ to: 'us@example.com' }, mail);
      expect(message.text).toContain(shown);
      expect(message.html).not.toContain('<b>');
      expect(JSON.stringify(message)).not.toContain('\u202E');
    }
  });

  it('lists and counts what was gathered', () => {
    const mail = noticeMail(
      [
        notice(),
        notice({ name: 'Ana' }),
        notice({ kind: 'cancellation' }),
        notice({ kind: 'reply' }),
      ],
      { link: { label: 'Open the staff area', href: 'https://www.selasar.example/admin' } },
    );
    expect(mail.subject).toBe('4 events: 2 new bookings, 1 cancellation, 1 message');
    expect(mail.facts).toHaveLength(4);
    expect(mail.facts[1]).toEqual([
      'New booking',
      'Ana, Reef Walk, Jan 7, 2027, 2 guests, $170, Confirmed',
      'https://www.selasar.example/admin/bookings?open=one',
    ]);
  });

  it('says how many more there are than it lists', () => {
    const mail = noticeMail([notice()], {
      more: Array.from({ length: 60 }, () => 'reply' as const),
    });
    expect(mail.subject).toBe('61 events: 1 new booking, 60 messages');
    expect(toText(mail)).toContain('The first 1, and 60 more:');
  });
});
