import { randomUUID } from 'node:crypto';
import { renderHook } from '@testing-library/react';
import { Timestamp } from 'firebase-admin/firestore';
import type * as firestoreSdk from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../scripts/demo.ts';
import type * as auditLog from '../../../web/src/data/people/auditLog.ts';
import { openSuite } from '../support/suite.ts';
import { openPage } from './page.ts';

/** The most documents that each listener on a query received. */
let listeners: number[] = [];
vi.mock('firebase/firestore', async (original) => {
  const sdk = await original<typeof firestoreSdk>();
  const onSnapshot = (
    source: never,
    options: never,
    next: (found: object) => void,
    fail: never,
  ) => {
    const own = listeners;
    const index = own.push(0) - 1;
    return sdk.onSnapshot<object, object>(
      source,
      options,
      (found: { size?: number }) => {
        own[index] = Math.max(own[index] ?? 0, found.size ?? 0);
        next(found);
      },
      fail,
    );
  };
  return { ...sdk, onSnapshot };
});

const suite = openSuite();
const by = `made-${randomUUID()}`;
const start = Date.parse('2031-03-01T00:00:00Z');
let web: typeof auditLog;
let closePage: () => Promise<void>;

/** The minutes after the start of each stored event, by collection. */
const stored = {
  bookings: [1, 5, 9],
  transfers: [2],
  reviews: [3],
  crew: [4],
  offers: [6],
  settings: [7],
  security: [8],
} as const;
const timeOf = (minute: number) => Timestamp.fromMillis(start + minute * 60_000);

async function write(kind: keyof typeof stored, minute: number) {
  const who = { by, byName: 'Made', at: timeOf(minute) };
  const values = { before: { name: 'a' }, after: { name: 'b' } };
  const of = randomUUID();
  if (kind === 'offers' || kind === 'settings') {
    const edited = kind === 'offers' ? 'villas' : 'templates';
    const edit = { kind: edited, of: `${edited}/one`, name: 'One', what: 'changed' };
    return suite.db.collection('edits').add({ ...edit, ...values, ...who });
  }
  if (kind === 'security') {
    const what = { kind: 'export-made', list: 'bookings', rows: 1 };
    return suite.db.collection('securityEvents').add({ what, expiresAt: timeOf(0), ...who });
  }
  const event = kind === 'crew' ? values : { from: 'pending', to: 'confirmed' };
  return suite.db.collection(`${kind}/${of}/events`).add({ ...event, ...who });
}

beforeAll(async () => {
  closePage = await openPage();
  web = await import('../../../web/src/data/people/auditLog.ts');
  const { signIn } = await import('../../../web/src/data/people/session.ts');
  const { beginSession } = await import('../../../web/src/data/firebase/lifetime.ts');
  await signIn(DEMO_USERS.admin.email, DEMO_PASSWORD);
  beginSession();
  const all = Object.entries(stored) as [keyof typeof stored, readonly number[]][];
  await Promise.all(all.flatMap(([kind, at]) => at.map((minute) => write(kind, minute))));
});
afterAll(() => closePage());

/** The minutes of the listed events. */
async function listed(filter: Partial<auditLog.AuditFilter>, atMost = 25) {
  const whole = { from: '', to: '', ...filter };
  const { result, unmount } = renderHook(() => web.useAuditLog(whole, atMost));
  await vi.waitFor(() => expect(result.current.status).toBe('success'), { timeout: 20_000 });
  const live = result.current;
  unmount();
  if (live.status !== 'success') throw new Error('nothing is listed');
  expect(live.data.filter(({ damage }) => damage)).toEqual([]);
  return live.data.map(({ at }) => (Number(at) - start) / 60_000);
}

it('lists the requested number of events of several collections, newest first', async () => {
  expect(await listed({ by })).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await listed({ by }, 4)).toEqual([9, 8, 7, 6]);
});

it.each(Object.entries(stored))('filters by %s', async (kind, minutes) => {
  const found = await listed({ by, kind: kind as keyof typeof stored });
  expect(found).toEqual(minutes.toReversed());
});

it('filters by days in Bali', async () => {
  expect(await listed({ by, from: '2031-03-01', to: '2031-03-01' })).toHaveLength(9);
  expect(await listed({ by, to: '2031-02-28' })).toEqual([]);
  expect(await listed({ by, kind: 'bookings', from: '2031-03-02' })).toEqual([]);
});

it('reads at most one page of each collection', async () => {
  const page = 26;
  await Promise.all(Array.from({ length: 30 }, (_, index) => write('bookings', 100 + index)));
  listeners = [];
  expect(await listed({ kind: 'bookings' }, page)).toHaveLength(page);
  expect(listeners).toEqual([page]);
  listeners = [];
  expect(await listed({}, page)).toHaveLength(page);
  expect(listeners).toHaveLength(3);
  expect(Math.max(...listeners)).toBe(page);
});
