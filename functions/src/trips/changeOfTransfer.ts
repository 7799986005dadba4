import {
  isPastTime,
  transferFactsSchema,
  transferWishSchema,
  type TransferChangeWish,
  type TransferStatus,
} from '@selasar/domain';
import { validate } from '../platform/operation.ts';
import { unlocked } from '../platform/firestore.ts';
import { offerBy, readTerms } from '../transfers/offerTransfer.ts';
import { transfer, type StoredTransfer } from '../transfers/transfer.ts';
import type { Changeable, Moment } from './changeable.ts';

export const changeOfTransfer: Changeable<StoredTransfer, TransferStatus, TransferChangeWish> = {
  ...transfer,
  isOver: ({ pickupDate, pickupTime }, now) => isPastTime(pickupDate, pickupTime, now),
  factsOf: (stored) => transferFactsSchema.parse(stored),
  judge,
};

/** As a new transfer is judged, in the car that it has. One from before there were vehicles is asked for none. */
async function judge(
  { vehicleId = '' }: StoredTransfer,
  wish: TransferChangeWish,
  { now, askedAt }: Moment,
) {
  const asked = await validate(transferWishSchema(now), wish);
  const terms = await readTerms(unlocked);
  const own = vehicleId === '' ? { ...terms, vehicles: [] } : terms;
  const { totalAmount } = offerBy(own, { ...asked, vehicleId }, undefined, askedAt);
  const facts = { ...asked, totalAmount };
  return { facts, fields: { ...facts, priceReason: undefined }, total: totalAmount };
}
