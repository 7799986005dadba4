import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enrolHere } from '../callHere.ts';
import { guard } from '../guarded.ts';
import {
  addTour,
  addVilla,
  asGuestsAndStaff,
  bookTour,
  bookVilla,
  cancel,
  eventsOf,
  nightsBy,
  nightsOfVilla,
  refusalOf,
  seatsOfTour,
  set,
  stayFor,
  stored,
} from './guestRequests.ts';
import { ayu, sendAllQueued, edit, note, price, seenOf, undo, waitingFor } from './staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-edit-races'));
vi.mock('../../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('../guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

const rounds = process.env['FULL'] ? 60 : 8;

asGuestsAndStaff();
beforeAll(() => enrolHere(ayu));
beforeEach(() => {
  guard.isOn = true;
});

/** Waits a short random time, so that either call may be first. */
const soon = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 25));
  return act();
};

/** Two staff members edit the same version. */
async function bothEdit(isGuarded = true) {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const tourId = await addTour();
    const held = await bookTour(tourId, 9);
    // Otherwise both would wait for its mail.
    await sendAllQueued(held);
    const seen = await seenOf(held);
    if (!isGuarded) guard.off(2);
    const answers = await Promise.all([
      soon(() => refusalOf(edit(held, { numberOfGuests: 3, seen }))),
      soon(() => refusalOf(edit(held, { numberOfGuests: 4, seen }, ayu))),
    ]);
    const refused = answers.filter(({ code }) => code === 'request-changed');
    const { numberOfGuests, totalPrice } = await stored(held);
    const seats = await seatsOfTour(tourId, 9);
    const edited = (await eventsOf(held)).filter((event) => 'change' in event);
    const letters = await waitingFor(held);
    const [letter] = letters;
    if (refused.length !== 1) faults.push(`${refused.length} are refused`);
    if (edited.length !== 1) faults.push(`${edited.length} events`);
    if (totalPrice !== 91 * numberOfGuests) faults.push('the price of another');
    if (seats.held[held.id] !== numberOfGuests) faults.push('the seats of another');
    if (letters.length !== 1 || !letter?.text.includes(`Guests: ${numberOfGuests}`))
      faults.push('the letter of another');
  }
  return faults;
}

describe('two edits of one booking', () => {
  it('accept one and tell the other', async () => {
    expect(await bothEdit()).toEqual([]);
  });

  it('would both be accepted without the write preconditions', async () => {
    expect(await bothEdit(false)).not.toEqual([]);
  });
});

it('an edit during a confirmation leaves the booking with its final nights', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const villaId = await addVilla();
    const held = await bookVilla(villaId, [20, 23], false);
    const seen = await seenOf(held);
    const [edited, confirmed] = await Promise.all([
      soon(() => refusalOf(edit(held, { ...stayFor(22, 26), seen }))),
      soon(() => refusalOf(set(held, 'pending', 'confirmed'))),
    ]);
    expect(confirmed).toHaveProperty('answered');
    const isEdited = 'answered' in edited;
    expect(edited['code']).toBe(isEdited ? undefined : 'request-changed');
    expect((await nightsOfVilla(villaId)).held).toEqual(
      isEdited ? nightsBy([held, 22, 26]) : nightsBy([held, 20, 23]),
    );
  }
});

it('an edit during a cancellation leaves no nights once it is cancelled', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const villaId = await addVilla({ freeCancellationDays: 3 });
    const held = await bookVilla(villaId, [20, 23]);
    const seen = await seenOf(held);
    const [edited] = await Promise.all([
      soon(() => refusalOf(edit(held, { ...stayFor(22, 26), seen }))),
      soon(() => cancel(held)),
    ]);
    expect((await stored(held))['status']).toBe('cancelled');
    expect((await nightsOfVilla(villaId)).held).toEqual({});
    expect([undefined, 'request-changed', 'request-closed']).toContain(edited['code']);
  }
});

it('a price, notes and their undo run one after the other', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const held = await bookTour(await addTour(), 9);
    const { eventId } = await edit(held, { numberOfGuests: 3 });
    const [priced, undone, first, second] = await Promise.all([
      soon(() => refusalOf(price(held, 100))),
      soon(() => refusalOf(undo(held, eventId, ayu))),
      soon(() => refusalOf(note(held, '', 'One'))),
      soon(() => refusalOf(note(held, '', 'Two', ayu))),
    ]);
    const { totalPrice, numberOfGuests, notes } = await stored(held);
    expect([first['code'], second['code']].filter((code) => code === 'notes-changed')).toHaveLength(
      1,
    );
    expect(notes).toBe('answered' in first ? 'One' : 'Two');
    // If undone first, the price is set after it; if set first, there is nothing to undo.
    expect(numberOfGuests).toBe('answered' in undone ? 2 : 3);
    expect([undefined, 'change-built-on']).toContain(undone['code']);
    const expected = 'answered' in undone ? 182 : 273;
    expect(totalPrice).toBe('answered' in priced ? 100 : expected);
  }
});
