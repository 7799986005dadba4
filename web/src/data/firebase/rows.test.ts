import { contactMessageSchema } from '@selasar/domain/messages';
import { collection } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { found, offlineForThisFile, put } from './testing/offlineStore.ts';
import { isValid, rowsReader, toRow } from './rows.ts';
import { store } from './store.ts';

const letters = { name: 'letters', idField: 'id', schema: contactMessageSchema };
const letter = {
  name: 'Cleo',
  email: 'cleo@example.com',
  subject: 'Scooters',
  message: 'Do you rent them?',
  read: false,
};

offlineForThisFile();

it('makes a row of a valid document, with its id and only the fields of the schema', async () => {
  put('letters', 'a', 1, { ...letter, secret: 'x' });
  const [row] = (await found(collection(store, 'letters'))).map((one) => toRow(letters, one));
  expect(row && isValid(row)).toBe(true);
  expect(row).toMatchObject({ id: 'a', subject: 'Scooters', createdAt: new Date(60_000) });
  expect(row).not.toHaveProperty('secret');
});

it('lists an invalid record with its valid fields', async () => {
  const { name: _, ...nameless } = letter;
  put('torn', 'b', 1, { ...nameless, read: 'perhaps' });
  const [row] = (await found(collection(store, 'torn'))).map((one) => toRow(letters, one));
  expect(row && isValid(row)).toBe(false);
  expect(row).toMatchObject({
    id: 'b',
    subject: 'Scooters',
    damage: { missing: ['name'], invalid: ['read'] },
  });
  expect(row).not.toHaveProperty('read');
});

it('keeps the row of a document that has not changed', async () => {
  const rowsOf = rowsReader(letters);
  const read = async () => rowsOf(await found(collection(store, 'kept')));
  put('kept', 'a', 1, letter);
  put('kept', 'b', 1, letter);
  const [a, b] = await read();
  put('kept', 'b', 1, { ...letter, read: true });
  put('kept', 'c', 1, letter);
  const [sameA, otherB, c] = await read();
  expect(sameA).toBe(a);
  expect(otherB).not.toBe(b);
  expect([otherB, c]).toMatchObject([{ id: 'b', read: true }, { id: 'c' }]);
});
