import { reportLimits } from '@selasar/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger');
process.env['GCLOUD_PROJECT'] ??= 'demo-selasar';
// Earlier test files may have loaded the real log.
vi.resetModules();
const logger = await import('firebase-functions/logger');
const { reports } = await import('./reports.ts');

const hourMs = 3_600_000;
let clock = Date.parse('2026-11-21T00:00:00Z');
beforeEach(() => {
  // Each test uses another hour, so nothing is counted yet.
  clock += hourMs;
  vi.useFakeTimers({ now: clock });
  vi.mocked(logger.write).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});
const logged = () => vi.mocked(logger.write).mock.calls.map(([entry]) => entry);

/** Sends a request as Google does and returns the status of the response. */
async function post(body: string, headers: Record<string, string> = {}, method = 'POST') {
  const socket = { remoteAddress: '127.0.0.1' };
  let code = 0;
  const response = {
    set: () => response,
    setHeader: () => response,
    removeHeader: () => undefined,
    status: (is: number) => {
      code = is;
      return response;
    },
    end: () => undefined,
  };
  const request = { method, headers, socket, rawBody: Buffer.from(body) };
  await reports(request as never, response as never);
  return code;
}
const report = (more: object = {}) =>
  JSON.stringify({
    kind: 'error',
    message: 'x is undefined',
    stack: 'at https://bali.example/assets/index-Bx1_Zk29.js:1:2',
    route: '/tours/ubud-walk',
    release: 'Bx1_Zk29',
    ...more,
  });
const from = (address: string) => ({ 'fastly-client-ip': address });

it('is logged in the format of Cloud Error Reporting', async () => {
  expect(await post(report())).toBe(204);
  expect(logged()).toEqual([
    {
      severity: 'ERROR',
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      message: 'Error in a browser: x is undefined (/tours/:)\n    at assets/index-Bx1_Zk29.js:1:2',
      serviceContext: { service: 'web', version: 'Bx1_Zk29' },
      context: { reportLocation: { filePath: 'index', functionName: '/tours/:' } },
    },
  ]);
});

it('contains no personal data, whatever a browser sends', async () => {
  await post(
    report({
      message: 'No "Hannah Vogel" <b>hannah@example.com</b> +62 812 3456',
      stack: 'at https://bali.example/trip/Zx8Qv0mJtY2nLr4pKs6w?mail=hannah',
      route: 'https://bali.example/trip/Zx8Qv0mJtY2nLr4pKs6w?mail=hannah',
      release: '<script>alert(1)</script>',
      customerName: 'Hannah',
      __proto__: { kind: 'server' },
    }),
    {
      'user-agent': 'Browser of Hannah',
      referer: 'https://bali.example/trip/Zx8Qv0mJtY2nLr4pKs6w',
    },
  );
  expect(logged()).toMatchObject([
    {
      serviceContext: { service: 'web', version: '' },
      context: { reportLocation: { filePath: '/trip/:', functionName: '/trip/:' } },
    },
  ]);
  expect(JSON.stringify(logged())).not.toMatch(/hannah|vogel|Zx8Q|812|script|127\.0\.0/i);
});

it.each([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['another form', '{"kind":"server","message":"x","route":"/"}'],
  ['a list of lists', '[[[[]]]]'],
  ['a number', '7'],
])('accepts %s and logs nothing', async (_, body) => {
  expect(await post(body)).toBe(204);
  expect(logged()).toEqual([]);
});

it('refuses large bodies and bodies that are no report', async () => {
  expect(await post('x'.repeat(reportLimits.bytes + 1))).toBe(413);
  expect(await post(report(), {}, 'GET')).toBe(405);
  expect(logged()).toEqual([]);
});

it('reports beyond the limit of an address are answered as accepted and dropped', async () => {
  for (let n = 0; n < reportLimits.perAddress; n += 1) await post(report(), from('192.0.2.1'));
  // The limit per minute is the same for all addresses together.
  vi.setSystemTime(clock + 60_000);
  expect(await post(report({ message: 'another' }), from('192.0.2.1'))).toBe(204);
  expect(await post(report({ message: 'of another' }), from('192.0.2.2'))).toBe(204);
  const messages = logged().map(({ message }) => message);
  expect(messages.at(-1)).toContain('of another');
  expect(messages).toHaveLength(reportLimits.perAddress + 1);
});

it('a flood from many addresses logs only a few lines per minute', async () => {
  for (let n = 0; n < reportLimits.perMinute + 10; n += 1) {
    await post(report(), from(`192.0.2.${n}`));
  }
  expect(logged()).toHaveLength(reportLimits.perMinute);
});

it('accepts violations of the content security policy', async () => {
  const body = {
    'csp-report': {
      'document-uri': 'https://bali.example/crew/Zx8Qv0mJtY2nLr4pKs6w',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=hannah',
    },
  };
  const headers = { 'content-type': 'application/csp-report' };
  expect(await post(JSON.stringify(body), headers)).toBe(204);
  expect(logged()).toMatchObject([
    {
      message: 'Stopped by the security policy: evil.example (/crew/:)',
      context: { reportLocation: { filePath: 'script-src-elem', functionName: '/crew/:' } },
    },
  ]);
});
