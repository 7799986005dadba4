import { rhythms } from '@selasar/domain';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

// Where they are deployed, this says which project they belong to.
process.env['GCLOUD_PROJECT'] ??= 'demo-selasar';
const deployed: Record<string, unknown> = { ...(await import('./index.ts')) };

/** What firebase-functions tells the deployment of a function. */
interface Endpoint {
  maxInstances?: unknown;
  scheduleTrigger?: { schedule: unknown; timeZone: unknown };
  eventTrigger?: { eventType: string; retry: unknown };
}
const endpointOf = (name: string): Endpoint => {
  const { __endpoint: endpoint } = deployed[name] as { __endpoint: Endpoint };
  return endpoint;
};

const names = Object.keys(deployed);
const triggers = names.filter((name) => endpointOf(name).eventTrigger);

it.each(names)('%s starts a bounded number of servers', (name) => {
  expect([1, 5, 10, 20]).toContain(endpointOf(name).maxInstances);
});

it.each(triggers)('an event that %s did not take comes again', (name) => {
  expect(endpointOf(name).eventTrigger?.retry).toBe(true);
});

it('the figures follow four collections', () => {
  expect(triggers).toEqual(
    expect.arrayContaining([
      'onBookingWritten',
      'onTourWritten',
      'onTransferWritten',
      'onVillaWritten',
    ]),
  );
});

it('at most twenty functions are deployed', () => {
  expect(names.length).toBeLessThanOrEqual(20);
});

it('each rhythm of the jobs has a function, at the time that is said there', () => {
  const scheduled = names.filter((name) => endpointOf(name).scheduleTrigger);
  const schedules = scheduled.map((name) => endpointOf(name).scheduleTrigger);
  expect(schedules).toEqual(
    Object.values(rhythms)
      .toReversed()
      .map((schedule) => expect.objectContaining({ schedule, timeZone: 'Asia/Makassar' })),
  );
});

it.each([
  // Of a job nobody would see when it fails.
  ['onSchedule', 'schedules.ts'],
  // Of a line in the log nobody would know the call.
  ['firebase-functions/logger', 'platform/log.ts'],
])('%s is asked for in one file only', async (name, only) => {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = sources.map((file) => readFile(`${import.meta.dirname}/${file}`, 'utf8'));
  const found = (await Promise.all(texts)).flatMap((text, i) =>
    text.includes(name) ? [sources[i]] : [],
  );
  expect(found).toEqual([only]);
});
