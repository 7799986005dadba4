import { company } from '@selasar/domain/core';
import { transferStatuses } from '@selasar/domain/requests';
import ICAL from 'ical.js';
import { afterAll, describe, expect, it, vi, afterEach } from 'vitest';
import { bookingMail, bookingReminder } from './bookingMail.ts';
import { toHtml, toText } from '../layout.ts';
import { type MailContent, tripLink } from '../mailContent.ts';
import { booking, transfer } from '../testing/samples.ts';
import { transferMail, transferReminder } from './transferMail.ts';

vi.hoisted(() => vi.stubEnv('SITE_ORIGIN', 'https://www.selasar.example'));
afterAll(() => {
  vi.unstubAllEnvs();
});

const trip = {
  key: 'k'.repeat(32),
  createdAt: new Date('2026-11-20T02:00:00Z'),
  changedAt: new Date('2026-11-20T02:01:00Z'),
};
const href = `https://www.selasar.example/trip/${trip.key}`;

/** The only event of the attached calendar, parsed by a library other than the writer. */
function eventOf({ attachments = [] }: MailContent): ICAL.Event {
  expect(attachments.map(({ filename }) => filename)).toEqual([`${company.fileName}-1f0c2a44.ics`]);
  const calendar = new ICAL.Component(ICAL.parse(attachments[0]?.content ?? '') as unknown[]);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}

describe('each mail about a request', () => {
  it.each([
    ...(['pending', 'confirmed', 'cancelled'] as const).map(
      (status) => [bookingMail(booking, status, trip)] as const,
    ),
    ...transferStatuses.map((status) => [transferMail(transfer, status, trip)] as const),
    [bookingReminder(booking, trip)] as const,
    [transferReminder(transfer, trip)] as const,
  ])('has reference, price and the link of the trip', (mailContent) => {
    for (const text of [toText(mailContent), toHtml(mailContent)]) {
      expect(text).toContain('#1f0c2a44');
      expect(text).toContain('Total');
      expect(text).toContain(href);
    }
    expect(mailContent.link?.label).toBe('See your trip');
  });

  it('of a request without a trip has no link and no attachment', () => {
    const mailContent = bookingMail(booking, 'confirmed');
    expect(mailContent).not.toHaveProperty('link');
    expect(mailContent).not.toHaveProperty('attachments');
  });
});

describe('the guest’s calendar', () => {
  it('gets nothing before staff have answered', () => {
    expect(bookingMail(booking, 'pending', trip)).not.toHaveProperty('attachments');
    expect(transferMail(transfer, 'pending', trip)).not.toHaveProperty('attachments');
  });

  it('gets a confirmed request, and again with the reminder', () => {
    for (const mailContent of [
      bookingMail(booking, 'confirmed', trip),
      bookingReminder(booking, trip),
    ]) {
      const event = eventOf(mailContent);
      expect(event.summary).toBe('Villa Sawah Ubud');
      expect(event.startDate.toString()).toBe('2026-12-30');
      expect(event.description).toContain(href);
      expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
      expect(event.sequence).toBe(60);
    }
    for (const mailContent of [
      transferMail(transfer, 'confirmed', trip),
      transferReminder(transfer, trip),
    ]) {
      expect(eventOf(mailContent).startDate.toString()).toBe('2026-12-30T14:00:00');
    }
  });

  it('loses a cancelled request', () => {
    const event = eventOf(bookingMail(booking, 'cancelled', trip));
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(transferMail(transfer, 'completed', trip)).not.toHaveProperty('attachments');
  });
});

describe('the link', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    [
      { SITE_ORIGINS: '["https://www.selasar.example","https://other.example"]' },
      'https://www.selasar.example',
    ],
    [{ SITE_ORIGINS: '[]' }, 'https://demo-one.web.app'],
    [{ SITE_ORIGINS: undefined }, 'https://demo-one.web.app'],
    [
      { SITE_ORIGIN: 'http://127.0.0.1:5200', SITE_ORIGINS: '["https://a.example"]' },
      'http://127.0.0.1:5200',
    ],
  ])('the trip link uses the origin of the site: %j', (env, origin) => {
    vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo-one"}');
    vi.stubEnv('SITE_ORIGIN', undefined);
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    expect(tripLink('abc')).toBe(`${origin}/trip/abc`);
  });
});
