import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guard } from '../guarded.ts';
import {
  asGuestsAndStaff,
  addVilla,
  answer,
  submitChange,
  requestedAtOf,
  bookVilla,
  cancel,
  eventsOf,
  nightsBy,
  nightsOfVilla,
  refusalOf,
  set,
  stayFor,
  stored,
  withdraw,
  type Held,
} from './guestRequests.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-trip-races'));
vi.mock('../../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('../guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

const rounds = process.env['FULL'] ? 100 : 12;

asGuestsAndStaff();
beforeEach(() => {
  guard.isOn = true;
});

/** Waits a short random time, so that either call may be first. */
const soon = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 25));
  return act();
};

/**
 * The inconsistencies of a booking after a race: its history must be one line, and its nights held if it is confirmed.
 */
async function faultsOf(held: Held, villaId: string, [from, to]: readonly [number, number]) {
  const { status } = await stored(held);
  const events = await eventsOf(held);
  const { held: nights } = await nightsOfVilla(villaId);
  const due = status === 'confirmed' ? nightsBy([held, from, to]) : {};
  const steps = events.map((event) => `${event.from} > ${event.to}`);
  const isLine = events.every((event, n) => event.from === (events[n - 1]?.to ?? null));
  return [
    ...(isLine && events.at(-1)?.to === status ? [] : [`${status}: ${steps.join(', ')}`]),
    ...(JSON.stringify(nights) === JSON.stringify(due) ? [] : ['nights of another status']),
  ];
}

async function cancelWhileConfirming(isGuarded = true) {
  const faults: string[] = [];
  const outcomes = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const villaId = await addVilla();
    const held = await bookVilla(villaId, [20, 23], false);
    if (!isGuarded) guard.off(2);
    const [guest, confirming] = await Promise.all([
      soon(() => refusalOf(cancel(held))),
      soon(() => refusalOf(set(held, 'pending', 'confirmed'))),
    ]);
    faults.push(...(await faultsOf(held, villaId, [20, 23])));
    const found = JSON.stringify([guest, confirming['code'] ?? 'confirmed']);
    outcomes.add(found);
  }
  return { faults, outcomes: [...outcomes] };
}

describe('a guest cancels while staff confirm', () => {
  it('one wins, and both see the outcome', async () => {
    const { faults, outcomes } = await cancelWhileConfirming();
    expect(faults).toEqual([]);
    // Either staff see that it is cancelled, or it is confirmed and staff get a change request.
    const possible = [
      JSON.stringify([{ answered: { outcome: 'cancelled' } }, 'status-stale']),
      JSON.stringify([{ answered: { outcome: 'requested' } }, 'confirmed']),
    ];
    expect(possible).toEqual(expect.arrayContaining(outcomes));
  });

  it('both would win without the write preconditions', async () => {
    const { faults } = await cancelWhileConfirming(false);
    expect(faults).not.toEqual([]);
  });
});

it('nights go to either an accepted change or another confirmation', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const villaId = await addVilla();
    const held = await bookVilla(villaId, [20, 23]);
    const other = await bookVilla(villaId, [23, 26], false);
    await submitChange(held, stayFor(22, 25));
    const [changed, confirmed] = await Promise.all([
      soon(() => refusalOf(answer(held, true))),
      soon(() => refusalOf(set(other, 'pending', 'confirmed'))),
    ]);
    const isChanged = 'answered' in changed;
    expect('answered' in confirmed).toBe(!isChanged);
    expect((isChanged ? confirmed : changed)['code']).toBe('nights-taken');
    expect((await nightsOfVilla(villaId)).held).toEqual(
      isChanged ? nightsBy([held, 22, 25]) : nightsBy([held, 20, 23], [other, 23, 26]),
    );
  }
});

it('a change request is either withdrawn or accepted, never both', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const villaId = await addVilla();
    const held = await bookVilla(villaId, [20, 23]);
    await submitChange(held, stayFor(22, 25));
    const at = await requestedAtOf(held);
    const [accepted] = await Promise.all([
      soon(() => refusalOf(answer(held, true, at))),
      soon(() => withdraw(held)),
    ]);
    const isChanged = 'answered' in accepted;
    const last = (await eventsOf(held)).at(-1);
    expect(last).toMatchObject({
      changeRequest: { outcome: isChanged ? 'accepted' : 'withdrawn' },
    });
    expect(accepted['code']).toBe(isChanged ? undefined : 'change-request-stale');
    expect(await stored(held)).toMatchObject(isChanged ? stayFor(22, 25) : stayFor(20, 23));
  }
});

it('parallel cancellations, and parallel change requests, happen once', async () => {
  const villaId = await addVilla();
  const held = await bookVilla(villaId, [20, 23], false);
  const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(held)));
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['cancelled']));
  expect(await eventsOf(held)).toHaveLength(2);
  const other = await bookVilla(villaId, [30, 33]);
  await Promise.all(Array.from({ length: 6 }, () => cancel(other)));
  expect(await eventsOf(other)).toHaveLength(3);
});
