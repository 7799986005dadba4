import { expect, it } from 'vitest';
import { canSetTransferStatus, transferStatuses } from './transferStatus.ts';

const allowed = [
  'pending > confirmed',
  'confirmed > completed',
  'pending > cancelled',
  'confirmed > cancelled',
];

it('moves a transfer along these arrows only', () => {
  const found = transferStatuses.flatMap((from) =>
    transferStatuses.filter((to) => canSetTransferStatus(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(found).toEqual(expect.arrayContaining(allowed));
  expect(found).toHaveLength(allowed.length);
});
