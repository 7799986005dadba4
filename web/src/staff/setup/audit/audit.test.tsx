import { screen } from '@testing-library/react';
import type { AuditEvent } from '@selasar/domain/people';
import { expect, it, vi } from 'vitest';
import { historyText } from '../../requests/sheet/changeRequestText.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { readFilter, writtenFilter, EventList } from './AuditLogPage.tsx';
import { auditText } from './auditText.ts';

const at = new Date('2026-11-20T02:05:00Z');
const who = { by: 'made', byName: 'Made', at };
const of = '1a2b3c4d-0000';
const nobody = () => undefined;

const record = {
  source: 'record',
  kind: 'bookings',
  id: `bookings/${of}/events/one`,
  of,
  from: 'pending',
  to: 'confirmed',
  ...who,
} as const;
const crew = {
  source: 'crew',
  id: 'crew/wayan/events/one',
  of: 'wayan',
  before: { phone: '1' },
  after: { phone: '2' },
  ...who,
} as const;
const edit = {
  source: 'edit',
  id: 'edits/one',
  kind: 'villas',
  of: 'villas/sawah',
  name: 'Villa Sawah',
  what: 'changed',
  before: { pricePerNight: 100 },
  after: { pricePerNight: 120 },
  ...who,
} as const;
const security: AuditEvent = {
  source: 'security',
  id: 'securityEvents/one',
  what: { kind: 'role-changed', person: 'k', name: 'Ketut', from: 'pending', to: 'staff' },
  expiresAt: at,
  ...who,
};

it.each<[AuditEvent, string, string | undefined]>([
  [record, 'Made changed booking #1a2b3c4d: pending → confirmed', `/admin/bookings?open=${of}`],
  [
    { ...record, kind: 'transfers', from: null, to: 'pending', by: 'guest', byName: undefined },
    'The guest requested transfer #1a2b3c4d',
    `/admin/airport-transfers?open=${of}`,
  ],
  [
    { ...record, from: null, by: 'guest', byName: undefined },
    'The guest requested booking #1a2b3c4d, and it was confirmed at once',
    `/admin/bookings?open=${of}`,
  ],
  [
    { ...record, from: null },
    'Made entered booking #1a2b3c4d: confirmed',
    `/admin/bookings?open=${of}`,
  ],
  [
    { ...record, changeRequest: { what: 'cancel', outcome: 'declined' } },
    'Made answered the guest of booking #1a2b3c4d: Declined to cancel',
    `/admin/bookings?open=${of}`,
  ],
  [
    { ...record, kind: 'reviews', from: 'waiting', to: 'published' },
    'Made changed review #1a2b3c4d: waiting → published',
    '/admin/reviews',
  ],
  [crew, 'Made changed Wayan', '/admin/crew'],
  [
    { ...crew, before: { name: null }, after: { name: 'Nyoman' } },
    'Made added Nyoman',
    '/admin/crew',
  ],
  [edit, 'Made changed Villa Sawah', '/admin/villas?edit=sawah'],
  [{ ...edit, what: 'deleted' }, 'Made deleted Villa Sawah', undefined],
  [security, 'Made changed the role of Ketut', '/admin/team'],
])('says in a sentence who did what to what, and where it is: %#', (event, title, to) => {
  const text = auditText(event, (id) => (id === 'wayan' ? 'Wayan' : undefined));
  expect(text.title).toBe(title);
  expect(text.to).toBe(to);
});

it("describes a booking event with the same text as the booking's history", () => {
  const change = {
    what: 'price',
    before: { totalPrice: 540 },
    after: { totalPrice: 500 },
  } as const;
  const event = { ...record, change: { ...change, reason: 'repeat guest' } };
  const own = historyText(event, nobody);
  expect(own).toBe('Price $540 → $500: repeat guest');
  expect(auditText(event, nobody).title).toBe(`Made changed booking #1a2b3c4d: ${own}`);
});

it('stores its filters in the address, and ignores invalid ones', () => {
  const filter = { kind: 'security', by: 'made', from: '2026-11-01', to: '2026-11-30' } as const;
  expect(readFilter(new URLSearchParams(writtenFilter(filter)))).toEqual(filter);
  expect(readFilter(new URLSearchParams('kind=theft&by=&from=soon'))).toEqual({
    kind: undefined,
    by: undefined,
    from: '',
    to: '',
  });
});

it('lists events with their time in Bali and a link to the record', () => {
  renderAt('/', [{ path: '/', element: <EventList events={[record]} onAll={undefined} /> }]);
  expect(screen.getByRole('listitem').textContent).toContain('Nov 20, 2026, 10:05 AM');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/bookings?open=${of}`);
});

it('shows whether there are no events, or none that match', () => {
  renderAt('/', [{ path: '/', element: <EventList events={[]} onAll={undefined} /> }]);
  expect(screen.getByText('Nothing in the audit log yet')).toBeTruthy();
  const onAll = vi.fn<() => void>();
  renderAt('/', [{ path: '/', element: <EventList events={[]} onAll={onAll} /> }]);
  screen.getByRole('button', { name: 'Show everything' }).click();
  expect(onAll).toHaveBeenCalledOnce();
});
