import { randomUUID } from 'node:crypto';
import { searchWords } from '@selasar/domain/core';
import { bookingSearch } from '@selasar/domain/requests';
import { deleteApp, getApp } from 'firebase-admin/app';
import type { Transaction } from 'firebase-admin/firestore';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createDocument, createOnce, filled } from '../../../functions/src/requests/createOnce.ts';

vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-new-field');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '1000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1000');
});
vi.mock('firebase-functions/logger');

afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** The schema since the field `children` exists. */
const schema = z.object({
  customerName: z.string(),
  children: z.number().default(0),
  flightNumber: z.string().optional(),
  status: z.literal('pending'),
});
const request: { customerName: string; children: number; flightNumber: string | undefined } = {
  customerName: 'Hannah Vogel',
  children: 0,
  flightNumber: '',
};
const requests = db.collection('requests');
const requested = (id: string, asked: typeof request) => ({
  reference: requests.doc(id),
  schema,
  request: asked,
  sender: { address: '127.0.0.1', email: `${id}@example.com`, website: undefined },
  wish: { asksFor: [] },
  countsAs: 'requests' as const,
  write: async (transaction: Transaction) =>
    createDocument(transaction, requests.doc(id), bookingSearch, {
      ...filled(asked),
      status: 'pending',
    }),
});

it('an older page without a new field repeats its request and is answered', async () => {
  const id = randomUUID();
  const stored = { customerName: 'Hannah Vogel', status: 'pending' };
  await db.collection('requests').doc(id).create(stored);
  expect(await createOnce(requested(id, request))).toEqual(stored);
  await expect(createOnce(requested(id, { ...request, children: 2 }))).rejects.toMatchObject({
    details: { code: 'request-id-reused' },
  });
});

it('stores all non-empty fields and the search terms', async () => {
  const id = randomUUID();
  await createOnce(requested(id, { ...request, children: 2, flightNumber: undefined }));
  const stored = (await db.collection('requests').doc(id).get()).data();
  expect(stored).toEqual({
    customerName: 'Hannah Vogel',
    children: 2,
    status: 'pending',
    searchTerms: expect.arrayContaining([...searchWords('vogel'), `#${id.slice(0, 8)}`]),
    customerNameKey: 'hannah vogel',
  });
});
