import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { reindex } from '../../scripts/reindex/reindex.ts';
import { openSuite } from './support/suite.ts';

const { db, later } = openSuite();
const script = fileURLToPath(new URL('../../scripts/reindex.ts', import.meta.url));

const oldMessage = {
  name: 'Zoë Québec',
  email: 'zoe@example.com',
  subject: 'Child seats',
  message: 'Do you have any?',
  read: false,
};

it('makes older records searchable and sortable, changes nothing else, and lists invalid ones', async () => {
  const [whole, broken] = [
    db.doc(`transfers/${randomUUID()}`),
    db.doc(`transfers/${randomUUID()}`),
  ];
  later(() => Promise.all([whole.delete(), broken.delete()]));
  const old = {
    customerName: 'Zoë Québec',
    customerEmail: 'zoe@example.com',
    customerPhone: '+1 555 0100',
    pickupLocation: 'Airport',
    destination: 'Ubud',
    pickupDate: '2026-01-02',
    pickupTime: '10:00',
    passengers: 1,
    luggage: 1,
    totalAmount: 50,
    isStandalone: true,
    status: 'pending',
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.fromMillis(1000),
  };
  await whole.create({ ...old, searchTerms: ['zoë'] });
  await broken.create({ customerName: 7, hotelName: 'Alaya' });
  const message = db.doc(`messages/${randomUUID()}`);
  later(() => message.delete());
  await message.create({ ...oldMessage, createdAt: Timestamp.now() });

  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  expect(stdout).toContain(`${broken.path} does not match its schema.`);
  expect(stdout).not.toContain(whole.path);

  const { searchTerms, ...rest } = (await whole.get()).data() ?? {};
  expect(rest).toEqual({ ...old, customerNameKey: 'zoe quebec' });
  expect(searchTerms).toEqual(expect.arrayContaining(['quebec', '15550100', '5550100', 'ubud']));
  expect((await broken.get()).get('searchTerms')).toContain('alaya');
  expect((await message.get()).data()).toEqual({
    ...oldMessage,
    createdAt: expect.any(Timestamp),
    searchTerms: expect.arrayContaining(['quebec', 'seats']),
  });

  const wroteAt = (await whole.get()).updateTime;
  await reindex(db);
  expect((await whole.get()).updateTime).toEqual(wroteAt);
});
