import { bookingSchema, transferSchema } from '@selasar/domain';
import { describe, expect, it } from 'vitest';
import { bookingLetter } from '../bookings/bookingLetter.ts';
import { messageLetter } from '../messages/messageLetter.ts';
import { transferLetter } from '../transfers/transferLetter.ts';
import { toHtml, toText } from './layout.ts';
import { mailOf } from './writeMail.ts';

const booking = bookingSchema.omit({ status: true, createdAt: true, updatedAt: true }).parse({
  id: '1f0c2a44-5e1a-4bae-8ba1-000000000000',
  bookingType: 'villa',
  itemName: 'Villa Sawah Ubud',
  customerName: 'Hannah',
  customerEmail: 'hannah@example.com',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  numberOfGuests: 2,
  totalPrice: 1540,
});
const transfer = transferSchema
  .omit({ isStandalone: true, status: true, createdAt: true, updatedAt: true })
  .parse({
    id: booking.id,
    customerName: 'Hannah',
    customerEmail: 'hannah@example.com',
    customerPhone: '+62 812 3456 7890',
    pickupLocation: 'Airport (DPS)',
    destination: 'Ubud',
    pickupDate: '2026-12-30',
    pickupTime: '14:00',
    passengers: 2,
    luggage: 3,
    flightNumber: 'GA 1',
    totalAmount: 50,
  });

describe('what a guest is told', () => {
  it('are the facts of a stay', () => {
    expect(bookingLetter(booking, 'confirmed').facts).toEqual(
      expect.arrayContaining([
        ['Reference', '#1f0c2a44'],
        ['Check-in', 'Dec 30, 2026'],
        ['Check-out', 'Jan 2, 2027'],
        ['Guests', '2'],
        ['Total', '$1,540'],
      ]),
    );
  });

  it('are the facts of a transfer, once staff have looked at it', () => {
    expect(transferLetter(transfer, 'confirmed').facts).toEqual([
      ['Reference', '#1f0c2a44'],
      ['From', 'Airport (DPS)'],
      ['To', 'Ubud'],
      ['Pickup', 'Dec 30, 2026, 14:00 (Bali time)'],
      ['Flight', 'GA 1'],
      ['Passengers', '2'],
      ['Luggage', '3'],
      ['Total', '$50'],
    ]);
    expect(transferLetter(transfer, 'pending').facts).toEqual([
      ['Reference', '#1f0c2a44'],
      ['Date', 'Dec 30, 2026'],
      ['Total', '$50'],
    ]);
  });

  it('begins with the name that the guest gave, once staff have looked at the request', () => {
    expect(bookingLetter(booking, 'pending').greeting).toBe('Hello,');
    expect(bookingLetter(booking, 'cancelled').greeting).toBe('Hello Hannah,');
    expect(transferLetter(transfer, 'pending').greeting).toBe('Hello,');
    expect(transferLetter(transfer, 'completed').greeting).toBe('Hello Hannah,');
  });

  it('says what happened and what can be done in each status', () => {
    const letters = (['pending', 'confirmed', 'cancelled'] as const).map((status) => [
      bookingLetter(booking, status),
      transferLetter(transfer, status),
    ]);
    for (const { paragraphs } of [...letters.flat(), transferLetter(transfer, 'completed')]) {
      expect(paragraphs.join('').length).toBeGreaterThan(20);
    }
  });
});

it('tells the company what a visitor wrote, with ways to answer', () => {
  const message = { name: 'H', email: 'h@example.com', subject: 'Hi', message: 'One\nTwo' };
  expect(messageLetter({ ...message, phone: '+49 30 1234567' })).toEqual({
    subject: 'Message from the site: Hi',
    greeting: 'H writes:',
    paragraphs: ['One\nTwo'],
    facts: [
      ['Email', 'h@example.com'],
      ['Phone', '+49 30 1234567'],
    ],
  });
  expect(messageLetter({ ...message, phone: '' }).facts).toEqual([['Email', 'h@example.com']]);
});

describe('a mail without facts', () => {
  const letter = { subject: 'Hi', greeting: 'Hello,', paragraphs: ['One', 'Two'], facts: [] };

  it('is paragraphs with an empty line between them', () => {
    expect(toText(letter)).toMatch(
      /^Hello,\n\nOne\n\nTwo\n\nSelasar Bali\n[^\n]+\nhttps:\/\/wa\.me\//,
    );
  });

  it('has no table, and each paragraph for itself', () => {
    expect(toHtml(letter)).not.toContain('<table');
    expect(toHtml(letter).match(/<p [^>]*>(Hello,|One|Two)<\/p>\n/g)).toHaveLength(3);
    const withFacts = toHtml({
      ...letter,
      facts: [
        ['A', '1'],
        ['B', '2'],
      ],
    });
    expect(withFacts.match(/<tr><th [^>]*>[AB]<\/th><td [^>]*>[12]<\/td><\/tr>\n/g)).toHaveLength(
      2,
    );
  });

  it('writes each sign that HTML knows as text', () => {
    expect(toHtml({ ...letter, subject: `<&>"'` })).toContain(
      '<title>&lt;&amp;&gt;&quot;&#39;</title>',
    );
  });
});

describe('an envelope', () => {
  const letter = {
    subject: 'Hi\r\nBcc: all@example.com',
    greeting: 'Hello\n,',
    paragraphs: ['One\nTwo\u0007'],
    facts: [['A\nB', '1\n2']],
  } as const;

  it('holds the letter without what could become a header', () => {
    const { to, message } = mailOf({ to: 'h@example.com' }, letter);
    expect(to).toBe('h@example.com');
    expect(message.subject).toBe('Hi Bcc: all@example.com');
    expect(message.text).toMatch(/^Hello ,\n\nOne\nTwo\n\nA B: 1\n2\n\n/);
    expect(message.html).toContain('Hello ,');
  });

  it('says whom an answer goes to, if not to us', () => {
    const mail = { to: 'us@example.com', replyTo: 'h@example.com' };
    expect(mailOf(mail, letter)).toMatchObject(mail);
    expect(mailOf({ to: 'us@example.com' }, letter)).not.toHaveProperty('replyTo');
  });
});
