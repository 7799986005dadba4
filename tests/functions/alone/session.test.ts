import { act, renderHook } from '@testing-library/react';
import {
  signInWithEmailAndPassword as signInElsewhere,
  signOut as signOutElsewhere,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../scripts/demo.ts';
import { openPage } from '../inside/page.ts';

const load = async () => ({
  ...(await import('../../../web/src/data/firebase/lifetime.ts')),
  ...(await import('../../../web/src/data/people/session/auth.ts')),
  ...(await import('../../../web/src/data/people/session/openSession.ts')),
  ...(await import('../../../web/src/data/people/session/signIn.ts')),
  ...(await import('../../../web/src/data/people/session/signOut.ts')),
  ...(await import('../../../web/src/data/people/session/refreshSession.ts')),
  ...(await import('../../../web/src/data/people/session/useFollowSession.ts')),
  ...(await import('../../../web/src/data/stats/useStats.ts')),
});
let web: Awaited<ReturnType<typeof load>>;
let closePage: () => Promise<void>;

beforeAll(async () => {
  closePage = await openPage();
  web = await load();
});
afterAll(() => closePage());
beforeEach(async () => {
  await web.signIn(DEMO_USERS.staff.email, DEMO_PASSWORD);
});

type Session = NonNullable<Awaited<ReturnType<typeof web.openSession>>>;

/** The staff area for a session: it listens to the session and a document. */
async function open() {
  const session = (await web.openSession()) as Session;
  const reported: (Session | undefined)[] = [];
  const view = renderHook(() => {
    web.useFollowSession(session, (now) => reported.push(now));
    return web.useStats();
  });
  await vi.waitFor(() => expect(view.result.current.status).toBe('success'), 20_000);
  return { session, told: reported, view };
}

it('opens the stored session with the role from the server', async () => {
  const { session, view } = await open();
  expect(session).toMatchObject({
    email: DEMO_USERS.staff.email,
    role: 'staff',
    emailVerified: true,
  });
  view.unmount();
});

it('leaves nothing on screen after sign-out', async () => {
  const { told: reported, view } = await open();
  await act(() => web.signOut());
  expect(view.result.current).not.toHaveProperty('data');
  expect(view.result.current.status).toBe('loading');
  await vi.waitFor(() => expect(reported).toEqual([undefined]));
  expect(await web.openSession()).toBeUndefined();
  view.unmount();
});

it('has ended all listeners of a session when it reports a sign-out in another tab', async () => {
  const { told: reported, view } = await open();
  // As another tab would do it.
  await act(() => signOutElsewhere(web.auth));
  await vi.waitFor(() => expect(reported).toEqual([undefined]));
  expect(view.result.current.status).toBe('loading');
  view.unmount();
});

it('shows the next person their own data, and says that the person changed', async () => {
  const { told: reported, view } = await open();
  await act(() => web.signIn(DEMO_USERS.admin.email, DEMO_PASSWORD));
  expect(view.result.current.status).toBe('loading');
  await vi.waitFor(() => expect(reported.at(-1)).toMatchObject({ role: 'admin' }));
  await act(() => web.openSession());
  await vi.waitFor(() => expect(view.result.current.status).toBe('success'), 20_000);
  view.unmount();
});

it('passes nothing of an earlier session to the next one', async () => {
  const { view } = await open();
  const first = web.sessionSignal();
  view.unmount();
  await signInElsewhere(web.auth, DEMO_USERS.admin.email, DEMO_PASSWORD);
  expect(await web.openSession()).toMatchObject({ role: 'admin' });
  expect(first.aborted).toBe(true);
  expect(web.sessionSignal().aborted).toBe(false);
});

it('continues when only the token changes', async () => {
  const { told: reported, view } = await open();
  await act(() => web.refreshSession());
  expect(view.result.current.status).toBe('success');
  expect(reported).toEqual([]);
  view.unmount();
});
