import type { SecurityEvent } from '@selasar/domain/people';
import { expect, it } from 'vitest';
import { securityText } from './auditText.ts';

const event: SecurityEvent = {
  id: 'one',
  what: { kind: 'export-made', list: 'transfers', rows: 1 },
  by: 'made',
  byName: 'Made',
  at: new Date('2026-11-20T02:05:00Z'),
  expiresAt: new Date('2027-12-25T02:05:00Z'),
};

it.each<[SecurityEvent['what'], string, string]>([
  [event.what, 'Made saved airport transfers to a file', '1 row'],
  [
    { kind: 'role-changed', person: 'k', name: 'Ketut', from: 'pending', to: 'staff' },
    'Made changed the role of Ketut',
    'Waiting for approval → Staff',
  ],
  [
    { kind: 'call-refused', calls: ['setRole', 'setPrice'], count: 3 },
    'Made was refused 3 calls in an hour',
    'setRole, setPrice',
  ],
  [{ kind: 'person-exported', ref: 'r-1' }, 'Made exported the data of a guest', 'Request r-1'],
  [{ kind: 'person-removed', ref: 'r-2' }, 'Made removed the data of a guest', 'Request r-2'],
])('says in words what happened: %#', (what, title, line) => {
  expect(securityText({ ...event, what })).toEqual({ title, lines: [line] });
});

it('labels a person who has no name', () => {
  const { byName: _, ...nameless } = event;
  expect(securityText({ ...nameless, by: 'system' }).title).toMatch(/^The system saved/);
  expect(securityText(nameless).title).toMatch(/^Someone without a name \(made\) saved/);
});
