import {
  isPastTime,
  transferFactsSchema,
  transferWishSchema,
  type Transfer,
  type TransferChangeWish,
  type TransferStatus,
  t,
} from '@selasar/domain';
import { validate } from '../core/operation.ts';
import { unlocked } from '../core/firestore.ts';
import { offerBy, readTerms } from '../transfers/offerTransfer.ts';
import { transfer } from '../transfers/setTransferStatus.ts';
import type { Changeable, Moment } from './changeable.ts';

type Stored = Omit<Transfer, 'id' | 'createdAt' | 'updatedAt'>;

export const changeOfTransfer: Changeable<TransferStatus, Stored, TransferChangeWish> = {
  subject: transfer,
  called: () => t('airport transfer'),
  isOver: ({ pickupDate, pickupTime }, now) => isPastTime(pickupDate, pickupTime, now),
  factsOf: (stored) => transferFactsSchema.parse(stored),
  judge,
};

/** As a new transfer is judged, in the car that it has. One from before there were vehicles is asked for none. */
async function judge(
  { vehicleId = '' }: Stored,
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
