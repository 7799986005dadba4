import { expect, it } from 'vitest';

// Where they are deployed, this says which project they belong to.
process.env['GCLOUD_PROJECT'] ??= 'demo-selasar';
const deployed: Record<string, unknown> = { ...(await import('./index.ts')) };

/** What firebase-functions tells the deployment of a function. */
interface Endpoint {
  maxInstances?: unknown;
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
