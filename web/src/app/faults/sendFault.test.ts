import { reportLimits } from '@selasar/domain';
import { beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn<(url: string, body: string) => boolean>(() => true);
const reports = () =>
  sent.mock.calls.map(([url, body]) => ({ url, ...(JSON.parse(body) as object) }));

/** Loads a fresh module, like a newly opened page. */
async function open() {
  vi.resetModules();
  return (await import('./sendFault.ts')).sendFault;
}

beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
});

const ours = (message: string) =>
  Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at a (${window.location.origin}/assets/index-Bx1_Zk29.js:1:2)`,
  });

it('reports a fault once per visit, without personal data', async () => {
  window.history.replaceState(null, '', '/trip/Zx8Qv0mJtY2nLr4pKs6w?mail=hannah#hannah');
  const sendFault = await open();
  sendFault({ kind: 'error', error: ours('No "Hannah" hannah@example.com') });
  sendFault({ kind: 'error', error: ours('No "Ketut" ketut@example.com') });
  (await open())({ kind: 'error', error: ours('No "Made" made@example.com') });
  expect(reports()).toEqual([
    {
      url: '/reports',
      kind: 'error',
      message: 'No (text) (email)',
      stack: 'assets/index-Bx1_Zk29.js:1:2',
      route: '/trip/:',
      release: '',
    },
  ]);
});

it('a slow page is one fault per page', async () => {
  const sendFault = await open();
  const slow = { kind: 'slow', error: ours('LCP is poor') } as const;
  for (const address of ['/tours', '/tours', '/villas']) {
    window.history.replaceState(null, '', address);
    sendFault(slow);
  }
  expect(reports()).toMatchObject([
    { route: '/tours', stack: '' },
    { route: '/villas', stack: '' },
  ]);
});

it('a visit reports a limited number of faults', async () => {
  const sendFault = await open();
  for (const letter of 'abcdefghijklmnop') sendFault({ kind: 'error', error: ours(letter) });
  expect(reports()).toHaveLength(reportLimits.perVisit);
});

it('ignores errors of browser extensions; reports a thrown value that is no error by its type', async () => {
  const sendFault = await open();
  const foreign = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1:1' });
  sendFault({ kind: 'error', error: foreign });
  sendFault({ kind: 'error', error: { email: 'hannah@example.com' } });
  expect(reports()).toMatchObject([{ message: 'Thrown: object' }]);
});

it('works without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const sendFault = await open();
  sendFault({ kind: 'page', error: ours('x') });
  sendFault({ kind: 'page', error: ours('x') });
  expect(reports()).toHaveLength(1);
});
