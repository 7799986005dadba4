import { expect, it } from 'vitest';
import { bookingStatus, transferStatus, requestStatus } from './requestStatus.ts';

const all = Object.entries(requestStatus);

/** The facts that are true for a status, and its status in the guest's calendar. */
const factsOf = (status: keyof typeof requestStatus) => {
  const facts = requestStatus[status];
  return [
    facts.ical,
    ...Object.entries(facts)
      .filter(([, isSo]) => isSo === true)
      .map(([fact]) => fact),
  ].join(' ');
};

it.each([
  ['pending', 'TENTATIVE isWaiting isOpen takesPlace countsAsRevenue'],
  [
    'confirmed',
    'CONFIRMED isOpen isExpected isSure takesPlace holdsPlace countsAsRevenue countsAsConfirmed mailsIcal',
  ],
  ['completed', 'CONFIRMED isOver isSure takesPlace countsAsRevenue countsAsConfirmed'],
  ['cancelled', 'CANCELLED mailsIcal'],
] as const)('what follows from %s is: %s', (status, facts) => {
  expect(factsOf(status)).toBe(facts);
});

it.each(all)('the facts of %s are consistent', (_, facts) => {
  const { isWaiting, isOpen, isExpected, isSure, takesPlace, holdsPlace, ical } = facts;
  // Staff have answered or not; an expected guest has an answer.
  expect(isWaiting && isSure).toBe(false);
  expect(isOpen).toBe(isWaiting || isExpected);
  expect(isSure || !isExpected).toBe(true);
  expect(takesPlace || !(isSure || isOpen || holdsPlace)).toBe(true);
  expect(ical === 'TENTATIVE').toBe(isWaiting);
  expect(ical === 'CANCELLED').toBe(!takesPlace);
});

it.each([
  ['bookings', bookingStatus],
  ['transfers', transferStatus],
] as const)(
  '%s are given to many at once what waits or is expected, and nothing final',
  (_, table) => {
    const inBulk = Object.entries(table).flatMap(([from, { actions }]) =>
      actions.filter((action) => action.inBulk).map(({ to }) => `${from} > ${to}`),
    );
    expect(inBulk).toEqual(['pending > confirmed', 'pending > cancelled', 'confirmed > cancelled']);
  },
);

it('bookings or transfers use each status', () => {
  const used = new Set(Object.keys({ ...bookingStatus, ...transferStatus }));
  expect(all.map(([status]) => status).filter((status) => !used.has(status))).toEqual([]);
});
