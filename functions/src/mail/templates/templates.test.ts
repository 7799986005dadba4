import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { describe, expect, it } from 'vitest';
import { greeting } from '../mailContent.ts';
import { withLocale } from '../../platform/locale.ts';
import { bookingMail, bookingReminder } from './bookingMail.ts';
import { changeRequestMail } from './changeMails.ts';
import { reviewMail } from './tripMails.ts';
import { transferMail, transferReminder } from './transferMail.ts';
import { toHtml, toText } from '../layout.ts';
import { booking, transfer as sampleTransfer } from '../testing/samples.ts';
import { mailOf } from '../writeMail.ts';

const transfer = { ...sampleTransfer, flightNumber: 'GA 1', vehicle: 'Minivan' };

describe('the facts in a mail', () => {
  it('include hotel and pickup, but not before staff have answered', () => {
    const picked = { ...booking, hotelName: 'Alaya', pickupTime: '07:30' };
    const expected = [
      ['Hotel', 'Alaya'],
      ['Pickup', '07:30 (Bali time)'],
    ];
    expect(bookingMail(picked, 'confirmed').facts).toEqual(expect.arrayContaining(expected));
    expect(JSON.stringify(bookingMail(picked, 'pending'))).not.toMatch(/Alaya|07:30/);
  });

  it('include nothing that was typed while nobody has worked on a booking confirmed at once', () => {
    const picked = { ...booking, hotelName: 'Alaya', unverified: true as const };
    for (const mail of [
      ...(['confirmed', 'cancelled'] as const).map((status) => bookingMail(picked, status)),
      bookingReminder(picked),
    ]) {
      expect(JSON.stringify(mail)).not.toMatch(/Alaya|Hannah/);
      expect(mail.facts).toContainEqual(['Total', '$1,540']);
    }
    const times = { createdAt: new Date(), updatedAt: new Date() };
    const asked = reviewMail({ ...picked, ...times, status: 'confirmed' }, 'key');
    expect(JSON.stringify(asked)).not.toMatch(/Alaya|Hannah/);
  });

  it('include what was paid and given back, also once it is cancelled', () => {
    const payment = {
      id: 'a',
      date: '2026-12-01',
      way: 'cash',
      by: 'made',
      at: new Date(),
    } as const;
    const payments = [
      { ...payment, amount: 80.55 },
      { ...payment, amount: -50 },
    ];
    const paid = [
      ['Paid', '$80.55'],
      ['Given back', '$50'],
    ];
    for (const { facts } of [
      bookingMail({ ...booking, payments }, 'cancelled'),
      transferMail({ ...transfer, payments }, 'cancelled'),
    ]) {
      expect(facts).toEqual(expect.arrayContaining(paid));
    }
    expect(JSON.stringify(bookingMail(booking, 'cancelled').facts)).not.toContain('Paid');
  });

  it('include those of a stay', () => {
    expect(bookingMail(booking, 'confirmed').facts).toEqual(
      expect.arrayContaining([
        ['Reference', '#1f0c2a44'],
        ['Check-in', 'Dec 30, 2026'],
        ['Check-out', 'Jan 2, 2027'],
        ['Guests', '2'],
        ['Total', '$1,540'],
      ]),
    );
  });

  it('include where a stay is, and who waits there: neither was typed', () => {
    const arrival = { checkIn: '14:00', address: 'Jalan Suweta 88, Ubud', hostName: 'Wayan' };
    const now = new Date();
    const trip = { key: 'key', createdAt: now, changedAt: now };
    const mail = bookingMail({ ...booking, arrival, unverified: true }, 'confirmed', trip);
    expect(mail.facts).toEqual(
      expect.arrayContaining([
        ['Check-in from', '14:00 (Bali time)'],
        ['Address', 'Jalan Suweta 88, Ubud', expect.stringContaining('Villa%20Sawah%20Ubud')],
        ['Your host', 'Wayan'],
      ]),
    );
    const calendar = mail.attachments?.[0]?.content.replaceAll('\r\n ', '');
    expect(calendar).toContain('LOCATION:Villa Sawah Ubud\\, Jalan Suweta 88\\, Ubud\\, Bali');
  });

  it('include those of a transfer once staff have answered', () => {
    expect(transferMail(transfer, 'confirmed').facts).toEqual([
      ['Reference', '#1f0c2a44'],
      ['From', 'Airport (DPS)'],
      ['To', 'Ubud'],
      ['Pickup', 'Dec 30, 2026, 14:00 (Bali time)'],
      ['Flight', 'GA 1'],
      ['Passengers', '2'],
      ['Luggage', '3'],
      ['Vehicle', 'Minivan'],
      ['Total', '$50'],
    ]);
    const { vehicle: _, ...usual } = transfer;
    expect(transferMail(usual, 'pending').facts.map(([label]) => label)).toEqual([
      'Reference',
      'Date',
      'Total',
    ]);
    expect(transferMail(transfer, 'pending').facts).toEqual([
      ['Reference', '#1f0c2a44'],
      ['Date', 'Dec 30, 2026'],
      ['Vehicle', 'Minivan'],
      ['Total', '$50'],
    ]);
  });

  const freeUntil = 'Free to cancel until';

  it('include the last day of free cancellation of a booking while it is to come', () => {
    const far = { ...booking, freeUntil: '2096-12-27' };
    for (const status of ['pending', 'confirmed'] as const) {
      expect(bookingMail(far, status).facts).toContainEqual([freeUntil, 'Dec 27, 2096']);
    }
    const past = { ...booking, freeUntil: '2020-12-27' };
    expect(bookingMail(past, 'confirmed').facts.flat()).not.toContain(freeUntil);
    expect(bookingReminder(past).facts.flat()).not.toContain(freeUntil);
  });

  it('include no free cancellation of what is cancelled or completed', () => {
    const stay = { ...booking, freeUntil: '2096-12-27' };
    const ride = { ...transfer, pickupDate: '2096-12-30', freeCancellationHours: 24 };
    for (const { facts } of [
      bookingMail(stay, 'cancelled'),
      transferMail(ride, 'cancelled'),
      transferMail(ride, 'completed'),
    ]) {
      expect(facts.flat()).not.toContain(freeUntil);
    }
  });

  it('include the end of free cancellation of a transfer while it is to come', () => {
    const far = { ...transfer, pickupDate: '2096-12-30', freeCancellationHours: 24 };
    for (const status of ['pending', 'confirmed'] as const) {
      expect(transferMail(far, status).facts).toContainEqual([
        freeUntil,
        'Dec 29, 2096 at 14:00 (Bali time)',
      ]);
    }
    const past = { ...far, pickupDate: '2020-12-30' };
    expect(transferMail(past, 'confirmed').facts.flat()).not.toContain(freeUntil);
  });

  it('follow a greeting with the guest’s name once staff have answered', () => {
    expect(bookingMail(booking, 'pending').greeting).toBe('Hello,');
    expect(bookingMail(booking, 'cancelled').greeting).toBe('Hello Hannah,');
    expect(transferMail(transfer, 'pending').greeting).toBe('Hello,');
    expect(transferMail(transfer, 'completed').greeting).toBe('Hello Hannah,');
  });

  it('come with what happened and what to do next, for each status', () => {
    const mails = (['pending', 'confirmed', 'cancelled'] as const).map((status) => [
      bookingMail(booking, status),
      transferMail(transfer, status),
    ]);
    for (const { paragraphs } of [...mails.flat(), transferMail(transfer, 'completed')]) {
      expect(paragraphs.join('').length).toBeGreaterThan(20);
    }
  });
});

describe('a reminder', () => {
  it('is about a tour or the start of a stay', () => {
    const tour = bookingReminder({ ...booking, bookingType: 'tour', itemName: 'Rice Terraces' });
    expect(tour.subject).toBe(`Tomorrow: Rice Terraces – ${company.name}`);
    expect(tour.paragraphs[0]).toBe(
      'Rice Terraces is tomorrow, Wednesday, December 30, 2026. We look forward to seeing you.',
    );
    const stay = bookingReminder(booking);
    expect(stay.paragraphs[0]).toMatch(/^Your stay at Villa Sawah Ubud begins tomorrow, Wednesday/);
    expect(stay.greeting).toBe('Hello Hannah,');
    expect(stay.facts).toEqual(bookingMail(booking, 'confirmed').facts);
  });

  it('is about a transfer, with its time', () => {
    const reminder = transferReminder(transfer);
    expect(reminder.subject).toContain('Tomorrow: your airport transfer at 14:00');
    expect(reminder.paragraphs[0]).toContain('December 30, 2026, at 14:00 (Bali time).');
    expect(reminder.greeting).toBe('Hello Hannah,');
    expect(reminder.facts).toEqual(transferMail(transfer, 'confirmed').facts);
  });
});

it.each(['en', 'id'] as const)(
  'the subject of each answer begins with a capital letter: %s',
  (language) =>
    withLocale(language, () => {
      for (const outcome of [
        'edited',
        'changed',
        'change declined',
        'cancellation declined',
      ] as const) {
        const { subject } = changeRequestMail(
          bookingMail(booking, 'confirmed'),
          outcome,
          t('airport transfer'),
        );
        expect(subject).toMatch(/^[\p{Lu}\p{Lo}]/u);
      }
    }),
);

describe('a mail without facts', () => {
  const mailContent = {
    subject: 'Hi',
    greeting: greeting('Hello,'),
    paragraphs: ['One', 'Two'],
    facts: [],
  };

  it('has an empty line between paragraphs', () => {
    expect(toText(mailContent)).toMatch(
      new RegExp(`^Hello,\n\nOne\n\nTwo\n\n${company.name}\n[^\n]+\nhttps://wa\\.me/`),
    );
  });

  it('has no table and separate paragraphs in HTML', () => {
    expect(toHtml(mailContent)).not.toContain('<table');
    expect(toHtml(mailContent).match(/<p [^>]*>(Hello,|One|Two)<\/p>\n/g)).toHaveLength(3);
    const withFacts = toHtml({
      ...mailContent,
      facts: [
        ['A', '1'],
        ['B', '2'],
      ],
    });
    expect(withFacts.match(/<tr><th [^>]*>[AB]<\/th><td [^>]*>[12]<\/td><\/tr>\n/g)).toHaveLength(
      2,
    );
  });

  it('escapes all HTML characters', () => {
    expect(toHtml({ ...mailContent, subject: `<&>"'` })).toContain(
      '<title>&lt;&amp;&gt;&quot;&#39;</title>',
    );
  });
});

describe('a mail with a call to action', () => {
  const mailContent = {
    subject: 'Hi',
    greeting: greeting('Hello,'),
    paragraphs: ['One <b>', 'Two'],
    facts: [],
    link: { label: 'See your <trip>', href: 'https://www.selasar.example/trip/one?a=1&b=2' },
  };

  it('repeats its address as text, for programs that show no links', () => {
    expect(toText(mailContent)).toContain(
      `Two\n\nSee your <trip>:\nhttps://www.selasar.example/trip/one?a=1&b=2\n\n${company.name}`,
    );
    const address = 'https://www.selasar.example/trip/one?a=1&amp;b=2';
    const links = Array.from(
      toHtml(mailContent).matchAll(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g),
      ([, href, words]) => [href, words],
    );
    expect(links.slice(0, 2)).toEqual([
      [address, 'See your &lt;trip&gt;'],
      [address, address],
    ]);
  });

  it('has a preview line and supports dark mode', () => {
    const html = toHtml(mailContent);
    expect(html).toMatch(/<body [^>]*>\n<div style="display:none[^"]*">One &lt;b&gt;&#847;/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('<meta name="viewport" content="width=device-width">');
    expect(toHtml({ ...mailContent, paragraphs: [] })).toContain('overflow:hidden">&#847;');
  });

  it('has no button without an action', () => {
    const { link: _, ...plain } = mailContent;
    expect(toHtml(plain)).not.toContain('class="button"');
    expect(toHtml(plain)).not.toContain('Or copy');
  });
});

describe('an envelope', () => {
  const mailContent = {
    subject: 'Hi\r\nBcc: all@example.com',
    greeting: greeting('Hello\n,'),
    paragraphs: ['One\nTwo\u0007'],
    facts: [['A\nB', '1\n2']],
  } as const;

  it('contains the mail without anything that could become a header', () => {
    const { to, message } = mailOf({ to: 'h@example.com' }, mailContent);
    expect(to).toBe('h@example.com');
    expect(message.subject).toBe('Hi Bcc: all@example.com');
    expect(message.text).toMatch(/^Hello ,\n\nOne\nTwo\n\nA B: 1\n2\n\n/);
    expect(message.html).toContain('Hello ,');
  });

  it('contains attachments in a form that every provider accepts', () => {
    const files = [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:é' }];
    const { message } = mailOf({ to: 'h@example.com' }, { ...mailContent, attachments: files });
    expect(message.attachments).toEqual([
      {
        filename: 'a.ics',
        contentType: 'text/calendar',
        content: Buffer.from('BEGIN:é').toString('base64'),
        encoding: 'base64',
      },
    ]);
    expect(mailOf({ to: 'h@example.com' }, mailContent).message).not.toHaveProperty('attachments');
  });
});

describe('in the language of the request', () => {
  it('a stay is described with the link of the trip, and the HTML names its language', async () => {
    const at = new Date('2026-11-20T00:00:00Z');
    const trip = { key: 'k1', createdAt: at, changedAt: at };
    const { mailContent, mail } = await withLocale('id', () => {
      const mailContent = bookingMail(booking, 'confirmed', trip);
      return { mailContent, mail: mailOf({ to: 'hannah@example.com' }, mailContent) };
    });
    expect(mailContent.subject).toBe(
      `Pesanan Villa Sawah Ubud Anda dikonfirmasi – ${company.name}`,
    );
    expect(mailContent.greeting).toBe('Halo Hannah,');
    expect(mailContent.facts).toEqual(
      expect.arrayContaining([
        ['Nomor referensi', '#1f0c2a44'],
        ['Check-in', '30 Des 2026'],
        ['Total', 'US$1.540'],
      ]),
    );
    expect(mailContent.link?.label).toBe('Lihat perjalanan Anda');
    expect(mailContent.link?.href).toMatch(/\/id\/trip\/k1$/);
    expect(mailContent.attachments?.[0]?.content).toContain('Nomor referensi #1f0c2a44');
    expect(mail.message.html).toContain('<html lang="id">');
    expect(mail.message.html).toContain('Atau salin alamat ini:');
  });

  it('mails written at the same time keep their own language', async () => {
    const subjects = await Promise.all(
      (['id', 'en', 'id', undefined] as const).map((language) =>
        withLocale(language, async () => {
          await new Promise((next) => setImmediate(next));
          return transferMail(transfer, 'confirmed').subject;
        }),
      ),
    );
    const [indonesian, english] = [
      `Antar-jemput bandara Anda dikonfirmasi – ${company.name}`,
      `Your airport transfer is confirmed – ${company.name}`,
    ];
    expect(subjects).toEqual([indonesian, english, indonesian, english]);
  });
});
