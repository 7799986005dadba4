import { company } from '@selasar/domain/core';
import { bookingStatuses, transferStatuses } from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import { bookingMail } from './templates/bookingMail.ts';
import { toHtml, toText } from './layout.ts';
import { booking as sample, transfer } from './testing/samples.ts';
import { transferMail } from './templates/transferMail.ts';

const booking = { ...sample, customerName: 'Hannah <b>Vogel</b> & Co', totalPrice: 540 };

describe('a mail', () => {
  it('has the same content as text and as HTML', () => {
    const mailContent = bookingMail(booking, 'confirmed');
    expect(mailContent.subject).toBe(
      `Your booking for Villa Sawah Ubud is confirmed – ${company.name}`,
    );
    for (const fact of ['#1f0c2a44', 'Dec 30, 2026', 'Jan 2, 2027', '$540']) {
      expect(toText(mailContent)).toContain(fact);
      expect(toHtml(mailContent)).toContain(fact);
    }
  });

  it('escapes what a guest typed', () => {
    const html = toHtml(bookingMail(booking, 'confirmed'));
    expect(html).toContain('Hannah &lt;b&gt;Vogel&lt;/b&gt; &amp; Co');
    expect(html).not.toContain('<b>');
    const text = toText(bookingMail(booking, 'confirmed'));
    expect(text).toContain('Hello Hannah <b>Vogel</b> & Co,');
  });

  it('shows one date for a tour', () => {
    const { facts } = bookingMail({ ...booking, bookingType: 'tour' }, 'confirmed');
    const labels = facts.map(([label]) => label);
    expect(labels.filter((label) => /^(?:Date|Check-in|Check-out)$/.test(label))).toEqual(['Date']);
  });

  it('contains only reference, item, date, guests and price before staff have answered', () => {
    const marked = {
      customerName: 'TYPED',
      customerEmail: 'TYPED',
      customerPhone: 'TYPED',
      contactPerson: 'TYPED',
      pickupLocation: 'TYPED',
      destination: 'TYPED',
      flightNumber: 'TYPED',
      specialRequests: 'TYPED',
      hotelName: 'TYPED',
      roomNumber: 'TYPED',
    };
    const first = [
      bookingMail({ ...booking, ...marked }, 'pending'),
      transferMail({ ...transfer, ...marked }, 'pending'),
    ];
    expect(JSON.stringify(first)).not.toContain('TYPED');
    expect(first.map(({ facts }) => facts.map(([label]) => label))).toEqual([
      ['Reference', 'Check-in', 'Check-out', 'Guests', 'Total'],
      ['Reference', 'Date', 'Total'],
    ]);
    expect(JSON.stringify(first[0])).toContain('Villa Sawah Ubud');
  });

  it('has its own text for each status', () => {
    const subjects = [
      ...bookingStatuses.map((status) => bookingMail(booking, status).subject),
      ...transferStatuses.map((status) => transferMail(transfer, status).subject),
    ];
    expect(new Set(subjects).size).toBe(bookingStatuses.length + transferStatuses.length);
  });

  it('omits missing fields', () => {
    expect(toText(transferMail(transfer, 'confirmed'))).not.toContain('Flight');
    expect(toText(transferMail({ ...transfer, flightNumber: 'GA 1' }, 'confirmed'))).toContain(
      'Flight: GA 1',
    );
  });
});
