import { expect, it } from 'vitest';
import { canSetTransferStatus, transferStatus, transferStatuses } from './requestStatus.ts';

const allowed = [
  'pending > confirmed',
  'confirmed > completed',
  'pending > cancelled',
  'confirmed > cancelled',
];

it('allows only these transitions of a transfer', () => {
  const found = transferStatuses.flatMap((from) =>
    transferStatuses.filter((to) => canSetTransferStatus(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(found).toEqual(expect.arrayContaining(allowed));
  expect(found).toHaveLength(allowed.length);
});

it.each([
  ['pending', 'Pending', 'yellow', ['Confirm', 'Cancel']],
  ['confirmed', 'Confirmed', 'green', ['Complete', 'Cancel']],
  ['completed', 'Completed', 'blue', []],
  ['cancelled', 'Cancelled', 'red', []],
] as const)('shows %s as %s in %s, with the buttons %j', (status, label, color, buttons) => {
  const shown = transferStatus[status];
  expect(shown).toMatchObject({ label, color });
  expect(shown.actions.map((action) => action.label)).toEqual(buttons);
});

it('asks staff to confirm a final status', () => {
  const [complete, cancel] = transferStatus.confirmed.actions;
  expect([complete?.confirmVerb, cancel?.confirmVerb]).toEqual(['Complete', 'Cancel']);
});
