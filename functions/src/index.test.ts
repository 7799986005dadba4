import { rhythms } from '@selasar/domain/core';
import { requestKindSchema } from '@selasar/domain/requests';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

// In production the platform sets the project id.
process.env['GCLOUD_PROJECT'] ??= 'demo-selasar';
const deployed: Record<string, unknown> = { ...(await import('./index.ts')) };

/** The metadata that firebase-functions gives to the deployment of a function. */
interface Endpoint {
  maxInstances?: unknown;
  scheduleTrigger?: { schedule: unknown; timeZone: unknown };
  eventTrigger?: { eventType: string; retry: unknown; eventFilterPathPatterns?: unknown };
}
const endpointOf = (name: string): Endpoint => {
  const { __endpoint: endpoint } = deployed[name] as { __endpoint: Endpoint };
  return endpoint;
};

const names = Object.keys(deployed);
const triggers = names.filter((name) => endpointOf(name).eventTrigger);

it.each(names)('%s has a limited number of instances', (name) => {
  expect([1, 5, 10, 20]).toContain(endpointOf(name).maxInstances);
});

it.each(triggers)('an event that %s failed to handle is retried', (name) => {
  expect(endpointOf(name).eventTrigger?.retry).toBe(true);
});

it.each(requestKindSchema.options)('what is written to %s has a trigger', (kind) => {
  const patterns = triggers.map((name) => endpointOf(name).eventTrigger?.eventFilterPathPatterns);
  expect(patterns).toContainEqual({ document: `${kind}/{id}` });
});

it('four collections feed the figures', () => {
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

it('each job rhythm has one function on its schedule', () => {
  const scheduled = names.filter((name) => endpointOf(name).scheduleTrigger);
  const schedules = scheduled.map((name) => endpointOf(name).scheduleTrigger);
  expect(schedules).toEqual(
    Object.values(rhythms)
      .toReversed()
      .map((schedule) => expect.objectContaining({ schedule, timeZone: 'Asia/Makassar' })),
  );
});

it.each([
  // A failing job would go unnoticed.
  ['onSchedule', 'schedules.ts'],
  // A log line would lack the call's id.
  ['firebase-functions/logger', 'platform/log.ts'],
])('%s is imported in one file only', async (name, only) => {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = sources.map((file) => readFile(`${import.meta.dirname}/${file}`, 'utf8'));
  const found = (await Promise.all(texts)).flatMap((text, i) =>
    text.includes(name) ? [sources[i]] : [],
  );
  expect(found).toEqual([only]);
});
