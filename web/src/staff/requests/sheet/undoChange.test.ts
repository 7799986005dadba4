import { expect, it } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import type { CurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { undoChange } from './undoChange.ts';

const change = { kind: 'bookings', id: 'b1', eventId: 'e1', to: 'confirmed' } as const;

/** Undoes on a server that fails, and then has this. */
const undo = (failure: Failure, found: Partial<CurrentRecord> = {}) =>
  undoChange(change, () => undefined, {
    undo: () => Promise.reject(failure),
    read: async () => ({ status: 'confirmed', last: undefined, ...found }),
  });
const lost = new Failure('unreachable', 'unavailable');
const undoing = (undoes: string) => ({
  last: { id: 'e2', from: 'confirmed', to: 'confirmed', by: 'me', at: new Date(), undoes },
});

it('of fields is recognized when the answer is lost, although the status is the same', async () => {
  expect(await undo(lost, undoing('e1'))).toBeUndefined();
});

it('reports that it did not arrive, or what the server has instead', async () => {
  expect((await undo(lost))?.text).toContain('It is still confirmed');
  expect((await undo(lost, undoing('another')))?.text).toContain('It is still confirmed');
  expect((await undo(lost, { status: 'cancelled' }))?.text).toContain('It is cancelled now.');
});

it('reports why it is refused', async () => {
  const details = { code: 'change-built-on', message: 'It has changed since.' } as const;
  expect(await undo(new Failure('refused', details.code, { details }))).toEqual({
    text: 'It has changed since.',
  });
});
