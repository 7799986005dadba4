import { act, renderHook } from '@testing-library/react';
import { signInWithEmailAndPassword as signInElsewhere } from 'firebase/auth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../scripts/demo.ts';
import { openSuite } from '../support/suite.ts';
import { openPage } from '../in-process/page.ts';

const suite = openSuite();
const patience = { timeout: 20_000 };

const load = async () => ({
  ...(await import('../../../web/src/data/firebase/lifetime.ts')),
  ...(await import('../../../web/src/data/firebase/auth.ts')),
  ...(await import('../../../web/src/data/stats.ts')),
  ...(await import('../../../web/src/data/stats.ts')),
  ...(await import('../../../web/src/testing/WithFirebase.tsx')),
});
let web: Awaited<ReturnType<typeof load>>;
let closePage: () => Promise<void>;

/** Months without any travel. */
const months = ['1970-01', '1970-12'] as const;
const march = suite.db.doc('stats/month-1970-03');

beforeAll(async () => {
  closePage = await openPage();
  web = await load();
  suite.later(() => march.delete());
});
afterAll(() => closePage());

it('a report shows a denied read, reads on retry, and then stays live', async () => {
  // Not a figure, so a recount has nothing to correct.
  await march.set({ updatedAt: new Date() });
  web.beginSession();
  const view = renderHook(
    () => ({ months: web.useMonths(...months), offers: web.useListedOffers() }),
    { wrapper: web.WithFirebase },
  );
  const shown = () => view.result.current;
  await vi.waitFor(() => {
    expect(shown().months).toMatchObject({ status: 'error', error: { kind: 'refused' } });
    expect(shown().offers).toMatchObject({ status: 'error', error: { kind: 'refused' } });
  }, patience);
  await signInElsewhere(web.auth, DEMO_USERS.staff.email, DEMO_PASSWORD);
  act(() => {
    shown().months.retry();
    shown().offers.retry();
  });
  await vi.waitFor(() => {
    expect(shown().months).toMatchObject({
      status: 'success',
      data: [{ id: 'month-1970-03', transfers: { requests: 0 } }],
    });
    expect(shown().offers.status).toBe('success');
  }, patience);
  // A month that becomes invalid is reported and does not hide the others.
  await march.set({ offers: 'many' });
  await vi.waitFor(
    () =>
      expect(shown().months).toMatchObject({
        status: 'success',
        data: [{ id: 'month-1970-03', damage: { invalid: ['offers'] } }],
      }),
    patience,
  );
  view.unmount();
});
