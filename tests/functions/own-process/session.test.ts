import { act, render } from '@testing-library/react';
import { signInWithEmailAndPassword as signInElsewhere } from 'firebase/auth';
import { createElement } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../scripts/demo.ts';
import { openPage } from '../in-process/page.ts';

const load = async () => ({
  ...(await import('../../../web/src/data/firebase/lifetime.ts')),
  ...(await import('../../../web/src/data/firebase/FirebaseProviders.tsx')),
  ...(await import('../../../web/src/data/firebase/auth.ts')),
  ...(await import('../../../web/src/data/people/session.ts')),
  ...(await import('../../../web/src/data/people/useFollowSession.ts')),
  ...(await import('../../../web/src/data/people/people.ts')),
  ...(await import('../../../web/src/data/stats.ts')),
  store: await import('../../../web/src/data/firebase/store.ts'),
});
// Sign-out in another tab is tested in browsers (browser/staff-sessions): grpc, which only Node uses, does not survive it.
let web: Awaited<ReturnType<typeof load>>;
let closePage: () => Promise<void>;
const patience = { timeout: 20_000 };

beforeAll(async () => {
  closePage = await openPage();
  web = await load();
});
afterAll(() => closePage());
beforeEach(async () => {
  await web.signIn(DEMO_USERS.staff.email, DEMO_PASSWORD);
});

type Session = NonNullable<Awaited<ReturnType<typeof web.openSession>>>;

const Watch = (props: { session: Session; report: (now: Session | undefined) => unknown }) => {
  web.useFollowSession(props.session, props.report);
  return null;
};

/** The figures, which staff may read, and the people, which only admins may. */
function Views() {
  const { email } = web.useAccount();
  const figures = web.useStats();
  const people = web.usePeople();
  const shown = people.status === 'error' ? people.error.kind : people.status;
  return `${email}: figures ${figures.status}, people ${shown}`;
}

/** The staff area for a session. */
async function open() {
  const session = (await web.openSession()) as Session;
  const reported: (Session | undefined)[] = [];
  const report = (next: Session | undefined) => reported.push(next);
  const area = (now: Session) =>
    createElement(
      web.FirebaseProviders,
      null,
      createElement(Watch, { session: now, report }),
      createElement(web.SessionProvider, { session: now }, createElement(Views)),
    );
  const view = render(area(session));
  const text = () => view.container.textContent;
  await vi.waitFor(() => expect(text()).toContain('figures success'), patience);
  return { session, reported, view, text, show: (now: Session) => view.rerender(area(now)) };
}

/** What reactfire keeps for the page. */
const kept = () =>
  [...(Reflect.get(globalThis, '_reactFirePreloadedObservables') as Map<string, unknown>).keys()]
    .map((id) => id.split(':').slice(0, 2).join(':'))
    .toSorted();

it('opens the stored session with the role from the server', async () => {
  const { session, view, text } = await open();
  expect(session).toMatchObject({
    email: DEMO_USERS.staff.email,
    role: 'staff',
    emailVerified: true,
  });
  expect(text()).toContain(DEMO_USERS.staff.email);
  view.unmount();
});

it('leaves nothing on screen, in memory or listening after sign-out', async () => {
  const { reported, view, text } = await open();
  expect(kept()).toContain('firestore:doc');
  const { store } = web.store;
  const { doc, onSnapshot } = await import('firebase/firestore');
  const refusals: unknown[] = [];
  // As reactfire listens: nobody ends it.
  onSnapshot(
    doc(store, 'stats/overview'),
    () => undefined,
    ({ code }) => refusals.push(code),
  );
  await act(() => web.signOut());
  expect(text()).toBe('');
  expect(kept().filter((id) => id.startsWith('firestore:'))).toEqual([]);
  await vi.waitFor(() => expect(reported).toEqual([undefined]));
  // The listener has ended with its client, before the server could refuse it.
  await vi.waitFor(() => expect(refusals).toEqual(['aborted']));
  expect(web.store.store).not.toBe(store);
  expect(await web.openSession()).toBeUndefined();
  view.unmount();
});

it('shows the next person their own data, and says that the person changed', async () => {
  const { reported, view, text, show } = await open();
  await vi.waitFor(() => expect(text()).toContain('people refused'), patience);
  await act(() => web.signIn(DEMO_USERS.admin.email, DEMO_PASSWORD));
  expect(text()).toBe('');
  await vi.waitFor(() => expect(reported.at(-1)).toMatchObject({ role: 'admin' }));
  const next = (await act(() => web.openSession())) as Session;
  // The views of the person before do not come back with the new session.
  expect(text()).toBe('');
  show(next);
  // Nor does what was refused to them.
  expect(text()).toBe(`${DEMO_USERS.admin.email}: figures loading, people loading`);
  await vi.waitFor(() => expect(text()).toContain('figures success, people success'), patience);
  view.unmount();
});

it('lets the same person sign in again', async () => {
  const first = await open();
  await act(() => web.signOut());
  first.view.unmount();
  await web.signIn(DEMO_USERS.staff.email, DEMO_PASSWORD);
  const { reported, view } = await open();
  expect(reported).toEqual([]);
  view.unmount();
});

it('passes nothing of an earlier session to the next one', async () => {
  await web.openSession();
  const first = web.sessionSignal();
  await signInElsewhere(web.auth, DEMO_USERS.admin.email, DEMO_PASSWORD);
  expect(await web.openSession()).toMatchObject({ role: 'admin' });
  expect(first.aborted).toBe(true);
  expect(web.sessionSignal().aborted).toBe(false);
});

it('continues when only the token changes', async () => {
  const { reported, view, text } = await open();
  await act(() => web.refreshSession());
  expect(text()).toContain('figures success');
  expect(reported).toEqual([]);
  view.unmount();
});
