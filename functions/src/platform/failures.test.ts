import { randomUUID } from 'node:crypto';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger');
process.env['GCLOUD_PROJECT'] ??= 'demo-selasar';
// Earlier test files may have loaded the real log.
vi.resetModules();
const logger = await import('firebase-functions/logger');
const { onJob } = await import('./onJob.ts');
const { implement } = await import('./operation.ts');

const logged = () => vi.mocked(logger.error).mock.calls;
beforeEach(() => {
  vi.mocked(logger.error).mockClear();
});

const secret = 'hannah@example.com';
const openTrip = implement('openTrip', () => Promise.reject(new TypeError(secret)));

/** The message that a guest sees when an operation fails. */
async function refusal(headers: Record<string, string> = {}): Promise<Error> {
  const request = { data: { key: 'a key' }, rawRequest: { headers, socket: {} } };
  return openTrip.run(request as unknown as CallableRequest<unknown>).then(
    () => new Error('It did not fail.'),
    (error: unknown) => error as Error,
  );
}
const codeOf = ({ message }: Error) => /\(code ([0-9A-Z]{4}-[0-9A-Z]{2})\)$/.exec(message)?.[1];

it('a failure has the same id in the guest’s message and in the log', async () => {
  const error = await refusal();
  const requestId = codeOf(error);
  expect(requestId).toBeDefined();
  expect(error).toMatchObject({ code: 'internal', details: { code: 'internal', requestId } });
  expect(logged()).toEqual([
    [
      'call failed',
      expect.objectContaining({
        operation: 'openTrip',
        requestId,
        stack_trace: expect.stringMatching(/^TypeError\n +at .*failures\.test\.ts/),
      }),
    ],
  ]);
  expect(JSON.stringify([error, error.message, logged()])).not.toContain(secret);
});

it('the id comes from the platform’s trace, if there is one', async () => {
  const headers = { 'x-cloud-trace-context': randomUUID() };
  const code = codeOf(await refusal(headers));
  expect(code).toBeDefined();
  expect(codeOf(await refusal(headers))).toBe(code);
  expect(codeOf(await refusal())).not.toBe(code);
});

it('a failing job is logged with an id and still fails', async () => {
  const job = onJob('verifySeats', () => Promise.reject(new RangeError(secret)));
  await expect(job.run({ scheduleTime: new Date().toISOString() })).rejects.toThrow(secret);
  expect(logged()).toEqual([
    [
      'job failed',
      expect.objectContaining({
        operation: 'verifySeats',
        error: 'RangeError',
        requestId: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      }),
    ],
  ]);
  expect(JSON.stringify(logged())).not.toContain(secret);
});
