import { faultLimits } from '@selasar/domain/core';
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
  sent.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
});

const ours = (message: string) =>
  Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at a (${window.location.origin}/assets/index-Bx1_Zk29.js:1:2)`,
  });

it('reports an error once per page, without personal data', async () => {
  window.history.replaceState(null, '', '/trip/Zx8Qv0mJtY2nLr4pKs6w?mail=hannah#hannah');
  const sendFault = await open();
  sendFault(ours('No "Hannah" hannah@example.com'));
  sendFault(ours('No "Ketut" ketut@example.com'));
  expect(reports()).toEqual([
    {
      url: '/reports',
      message: 'No (text) (email)',
      stack: 'assets/index-Bx1_Zk29.js:1:2',
      release: '',
    },
  ]);
});

it('a page reports a limited number of errors', async () => {
  const sendFault = await open();
  for (const letter of 'abcdefghijklmnop') sendFault(ours(letter));
  expect(reports()).toHaveLength(faultLimits.perPage);
});

it('ignores errors of browser extensions; reports a thrown value that is no error by its type', async () => {
  const sendFault = await open();
  const foreign = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1:1' });
  sendFault(foreign);
  sendFault({ email: 'hannah@example.com' });
  expect(reports()).toMatchObject([{ message: 'Thrown: object' }]);
});
