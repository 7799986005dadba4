import {
  isPastTime,
  transferFactsSchema,
  transferChangeSchema,
  type TransferRouteChange,
} from '@selasar/domain';
import { validate } from '../platform/operation.ts';
import { plainReader } from '../platform/firestore.ts';
import { offerBy, readTerms } from '../transfers/offerTransfer.ts';
import { transfer, type StoredTransfer } from '../transfers/transfer.ts';
import type { Changeable, Moment } from './changeable.ts';

export const changeOfTransfer: Changeable<StoredTransfer, TransferRouteChange> = {
  ...transfer,
  isOver: ({ pickupDate, pickupTime }, now) => isPastTime(pickupDate, pickupTime, now),
  factsOf: (stored) => transferFactsSchema.parse(stored),
  check,
};

/** The same check as for a new transfer, in the same vehicle. Transfers from before vehicles existed need none. */
async function check(
  { vehicleId = '' }: StoredTransfer,
  requested: TransferRouteChange,
  { now, requestedAt }: Moment,
) {
  const change = await validate(transferChangeSchema(now), requested);
  const terms = await readTerms(plainReader);
  const own = vehicleId === '' ? { ...terms, vehicles: [] } : terms;
  const { totalAmount } = offerBy(own, { ...change, vehicleId }, undefined, requestedAt);
  const facts = { ...change, totalAmount };
  return { facts, fields: { ...facts, priceReason: undefined }, total: totalAmount };
}
