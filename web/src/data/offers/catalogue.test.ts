import { sampleTours } from '@selasar/domain/samples';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deleteApps } from '../firebase/testing/deleteApps.ts';
import { beSuite, startServer } from '../../testing/server.ts';
import type { Server } from '../../testing/server.ts';
import { readTime, storedTour as tour, storedVilla as villa } from '../../testing/storedOffers.ts';

const firestorePort = 2;

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.resetModules();
  await deleteApps();
  beSuite(server, firestorePort);
  server.requests.length = 0;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await deleteApps();
  // Gives later tests in this process an app of their own.
  vi.resetModules();
});

const list = (...documents: object[]) => {
  server.answer = () => ({ json: documents.map((document) => ({ document, readTime })) });
};
const requests = () => server.requests.map(({ body }) => body);

it('lists featured items first, then by name, without invalid records', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  list(
    tour('c', { title: 'Cave', featured: false }),
    tour('b', { title: 'Beach', featured: false }),
    tour('z', { title: 'Zoo', featured: true }),
    tour('d', { title: 'Damaged', priceFrom: 'twelve' }),
  );
  const { listTours } = await import('./tours.ts');
  const { tours, builtIn } = await listTours();
  expect(tours.map(({ title }) => title)).toEqual(['Zoo', 'Beach', 'Cave']);
  expect(builtIn).toBe(false);
  expect(warned).toHaveBeenCalledWith('tours/d does not fit its schema', expect.anything());
});

it('reads no more featured items than are shown', async () => {
  list(villa('a', { name: 'Rosa', featured: true }));
  const { listVillas } = await import('./catalogue.ts');
  expect((await listVillas(3)).map(({ name }) => name)).toEqual(['Rosa']);
  expect(requests()).toMatchObject([
    {
      structuredQuery: {
        where: { fieldFilter: { field: { fieldPath: 'featured' }, op: 'EQUAL' } },
        limit: 3,
      },
    },
  ]);
});

it.each([
  ['refuses', { status: 403, json: [{ error: { status: 'PERMISSION_DENIED', code: 403 } }] }],
  ['cannot be reached', undefined],
])('lists the built-in tours when the server %s', async (_, answer) => {
  server.answer = () => answer;
  const { listTours } = await import('./tours.ts');
  const all = await listTours();
  expect(all.builtIn).toBe(true);
  expect(all.tours).toHaveLength(sampleTours.length);
  const featured = await listTours(2);
  expect(featured.tours).toHaveLength(2);
  expect(featured.tours.every((one) => one.featured)).toBe(true);
});

it('has no built-in villas: it rejects with the reason', async () => {
  server.answer = () => undefined;
  const { listVillas } = await import('./catalogue.ts');
  const { findVilla } = await import('./catalogue.ts');
  await expect(listVillas()).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(findVilla('rosa')).rejects.toMatchObject({ kind: 'unreachable' });
});

it('finds an item by its slug', async () => {
  server.answer = () => ({ json: [{ found: villa('rosa', { name: 'Rosa' }), readTime }] });
  const { findVilla } = await import('./catalogue.ts');
  expect(await findVilla('rosa')).toMatchObject({ slug: 'rosa', name: 'Rosa' });
});

it('finds nothing, except a built-in tour with that slug', async () => {
  server.answer = (_path, body) => {
    const [missing] = (body as { documents: string[] }).documents;
    return { json: [{ missing, readTime }] };
  };
  const { findVilla } = await import('./catalogue.ts');
  const { findTour } = await import('./tours.ts');
  const [sample] = sampleTours;
  expect(await findVilla('nowhere')).toBeUndefined();
  expect(await findTour('nowhere')).toBeUndefined();
  expect(await findTour(sample!.slug)).toEqual(sample);
});
