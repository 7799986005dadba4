import { describe, expect, it } from 'vitest';
import { company } from '../core/company.ts';
import { bookingSchema } from '../requests/bookings/booking.ts';
import { numbers } from '../../testing/arbitraryRules.ts';
import { at, id } from '../../testing/values.ts';
import { transferSchema } from '../requests/transfers/transfer.ts';
import { standardTemplates, factsOfBooking, factsOfTransfer } from './standardTemplates.ts';
import {
  fillTemplate,
  openIn,
  openLines,
  placeholders,
  unknownIn,
  withoutOpenLines,
  type TemplateFacts,
  templateTextSchema,
  templateSchema,
} from './template.ts';
import { situations, guestMessageSchema } from '../requests/guestMessage.ts';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import { mailOperations } from './operations.ts';

const tour = bookingSchema.parse({
  id,
  bookingType: 'tour',
  itemName: 'Ubud Jungle Adventure',
  customerName: 'Hannah',
  customerEmail: '',
  startDate: '2026-12-30',
  endDate: '2026-12-30',
  numberOfGuests: 2,
  totalPrice: 182.2,
  payments: [{ id: 'one', amount: 91.1, date: '2026-12-01', way: 'cash', by: 'one', at }],
  status: 'confirmed',
  createdAt: at,
  updatedAt: at,
});
const ride = transferSchema.parse({
  id,
  customerName: 'Hannah',
  customerEmail: 'hannah@example.com',
  customerPhone: '+49 30 1234567',
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: '2026-12-30',
  pickupTime: '14:00',
  passengers: 2,
  luggage: 3,
  totalAmount: 50,
  isStandalone: true,
  status: 'confirmed',
  createdAt: at,
  updatedAt: at,
});
const driver = { name: 'Wayan', phone: '+62 812 3456 7890' };
const tripLink = 'https://www.selasar.example/trip/key';

describe('a template', () => {
  it('is filled with the facts of a transfer', () => {
    const facts = factsOfTransfer(ride, { driver, tripLink });
    expect(fillTemplate(standardTemplates.driver, facts)).toEqual({
      missing: [],
      text: `Hello Hannah,

Wayan will be your driver on Dec 30, 2026: your transfer from Airport (DPS) to Ubud.
Pickup: 14:00 at Airport (DPS)
Driver’s phone: +62 812 3456 7890

Please be ready a few minutes early. If anything changes, just reply to this message.

${company.name}`,
    });
  });

  it('shows the paid amount and the balance of a booking', () => {
    const { text, missing } = fillTemplate(
      standardTemplates.balance,
      factsOfBooking(tour, { tripLink }),
    );
    expect(missing).toEqual([]);
    expect(text).toContain('Of $182.20 you have paid $91.10, so $91.10 is still due.');
  });

  it('says no balance to a guest who gets money back', () => {
    const cancelled = factsOfBooking({ ...tour, status: 'cancelled' }, {});
    expect(fillTemplate('{paid}, {balance}', cancelled)).toEqual({
      text: '$91.10, {balance}',
      missing: ['balance'],
    });
  });

  it('keeps placeholders without a value, for staff to fill in or remove', () => {
    const { text, missing } = fillTemplate(standardTemplates.driver, factsOfBooking(tour, {}));
    expect(missing).toEqual(['driver', 'time', 'pickup', 'driverPhone']);
    expect(openLines(text)).toEqual([
      '{driver} will be your driver on Dec 30, 2026: Ubud Jungle Adventure.',
      'Pickup: {time} at {pickup}',
      'Driver’s phone: {driverPhone}',
    ]);
    expect(withoutOpenLines(text)).toBe(`Hello Hannah,

Please be ready a few minutes early. If anything changes, just reply to this message.

${company.name}`);
  });

  it.each(situations)('of the standard texts passes the schema for staff: %s', (situation) => {
    expect(templateTextSchema.parse(standardTemplates[situation])).toBe(
      standardTemplates[situation],
    );
  });

  it('with an unknown placeholder is rejected', () => {
    for (const text of ['Hi {Name}', 'Hi {guest}', 'Hi {}', 'Hi { name }', 'Hi {constructor}']) {
      const { error } = templateTextSchema.safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual(['placeholder-unknown']);
    }
    expect(unknownIn('{name} {x} {y} {x}')).toEqual(['x', 'y']);
  });
});

it('no random text is filled with a gap, with undefined, or twice', () => {
  const pieces = ['{', '}', '\n', ' ', 'a', '{{', '}}', '{x}', '$&', '$1', '\\'];
  const words = [...pieces, ...placeholders.map((name) => `{${name}}`)];
  const values = ['', undefined, 'Hannah', '{driver}', '{x}', '$&', '}', '{name'];
  for (let seed = 1; seed <= 2000; seed += 1) {
    const random = numbers(seed);
    const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
    const text = Array.from({ length: random(12) }, () => pick(words)).join('');
    const facts: TemplateFacts = Object.fromEntries(
      placeholders.map((name) => [name, pick(values)]),
    );
    const { text: filled, missing } = fillTemplate(text, facts);
    expect(filled).not.toContain('undefined');
    // Missing placeholders remain visible, those with a value do not.
    for (const name of missing) expect(filled).toContain(`{${name}}`);
    expect(missing).toEqual(openIn(text).filter((name) => !facts[name]));
    // Each value stands unchanged in the place of its placeholder.
    const names = new RegExp(`\\{(${placeholders.join('|')})\\}`);
    const expected = text
      .split(names)
      .map((part, place) => (place % 2 ? facts[part as keyof TemplateFacts] || `{${part}}` : part))
      .join('');
    expect(filled).toBe(expected);
    expect(openIn(withoutOpenLines(filled))).toEqual([]);
  }
});

const message = { situation: 'driver', via: 'mail', text: 'Hello,\n\nsee https://example.com' };

describeSchemas({
  'a template': {
    schema: templateSchema,
    good: { situation: 'driver', text: 'Hello {name}', updatedAt: at, by: 'one', byName: 'Made' },
    bad: { situation: ['late'], text: [undefined], updatedAt: ['soon'], by: [undefined] },
  },
  'what saveTemplate takes': {
    schema: mailOperations.saveTemplate.input,
    good: { situation: 'driver', text: 'Hello {name}\n{driver}', seen: null },
    bad: {
      situation: ['late', undefined],
      text: ['', ' ', 'x'.repeat(1501), '{guest}', 1],
      seen: ['now', 0.5, undefined],
    },
  },
  'what saveTemplate answers': {
    schema: mailOperations.saveTemplate.answer,
    good: { situation: 'driver' },
    bad: { situation: [undefined] },
  },
  'what messageGuest takes': {
    schema: mailOperations.messageGuest.input,
    good: { kind: 'bookings', id, messageId: id, ...message },
    bad: {
      kind: ['messages'],
      id: ['1'],
      messageId: ['1', undefined],
      situation: ['late', undefined],
      via: ['sms', undefined],
      text: ['', ' ', 'x'.repeat(2001), 'Hello {name}', 1, undefined],
    },
  },
  'what messageGuest answers': {
    schema: mailOperations.messageGuest.answer,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what the history keeps of it': {
    schema: guestMessageSchema,
    good: message,
    bad: { situation: ['late'], via: ['sms'], text: [undefined] },
  },
});
