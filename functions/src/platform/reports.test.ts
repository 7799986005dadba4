import { faultLimits } from '@selasar/domain/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger');
process.env['GCLOUD_PROJECT'] ??= 'demo-selasar';
// Earlier test files may have loaded the real log.
vi.resetModules();
const logger = await import('firebase-functions/logger');
const { reports } = await import('./reports.ts');

const minuteMs = 60_000;
let clock = Date.parse('2026-11-21T00:00:00Z');
beforeEach(() => {
  // Each test uses another minute, so nothing is counted yet.
  clock += minuteMs;
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
    message: 'x is undefined',
    stack: 'at https://bali.example/assets/index-Bx1_Zk29.js:1:2',
    release: 'Bx1_Zk29',
    ...more,
  });

it('is logged as Cloud Error Reporting reads it', async () => {
  expect(await post(report())).toBe(204);
  expect(logged()).toEqual([
    {
      severity: 'ERROR',
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      message: 'Error in a browser: x is undefined\n    at assets/index-Bx1_Zk29.js:1:2',
      serviceContext: { service: 'web', version: 'Bx1_Zk29' },
      context: { reportLocation: { filePath: 'index' } },
    },
  ]);
});

it('contains no personal data, whatever a browser sends', async () => {
  await post(
    report({
      message: 'No "Hannah Vogel" <b>hannah@example.com</b> +62 812 3456',
      stack: 'at https://bali.example/trip/Zx8Qv0mJtY2nLr4pKs6w?mail=hannah',
      release: '<script>alert(1)</script>',
      customerName: 'Hannah',
      __proto__: { kind: 'server' },
    }),
    {
      'user-agent': 'Browser of Hannah',
      referer: 'https://bali.example/trip/Zx8Qv0mJtY2nLr4pKs6w',
    },
  );
  expect(logged()).toMatchObject([{ serviceContext: { service: 'web', version: '' } }]);
  expect(JSON.stringify(logged())).not.toMatch(/hannah|vogel|Zx8Q|812|script|127\.0\.0/i);
});

it.each([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['another form', '{"text":"x"}'],
  ['a list of lists', '[[[[]]]]'],
  ['a number', '7'],
])('accepts %s and logs nothing', async (_, body) => {
  expect(await post(body)).toBe(204);
  expect(logged()).toEqual([]);
});

it('a body that is too large is accepted and logs nothing; only POST is allowed', async () => {
  expect(await post(report({ stack: 'x'.repeat(faultLimits.body) }))).toBe(204);
  expect(await post(report(), {}, 'GET')).toBe(405);
  expect(logged()).toEqual([]);
});

it('a flood logs only a few lines per minute', async () => {
  for (let n = 0; n < faultLimits.perMinute + 10; n += 1) await post(report());
  expect(logged()).toHaveLength(faultLimits.perMinute);
  vi.setSystemTime(clock + minuteMs);
  await post(report());
  expect(logged()).toHaveLength(faultLimits.perMinute + 1);
});
