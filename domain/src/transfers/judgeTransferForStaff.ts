import { z } from 'zod';
import { judgeTransfer, type TransferJudgement, type TransferWish } from './judgeTransfer.ts';
import type { TransferTerms } from './terms.ts';
import { transfer } from './transfer.ts';

/** The fields of a transfer that the terms, and so the price, depend on. */
export const judgedTransferFields = [
  'pickupLocation',
  'destination',
  'pickupDate',
  'pickupTime',
  'passengers',
  'luggage',
  'vehicleId',
] as const;

/** Terms that staff may set aside for one guest, by the problem that tells of each: the car drives all the same. */
const without = {
  'too-soon': { leadHours: 0 },
  'outside-service': {
    hours: { from: transfer.pickupTimes[0] ?? '', to: transfer.pickupTimes.at(-1) ?? '' },
  },
} as const satisfies Record<string, Partial<TransferTerms>>;
export type SoftTerm = keyof typeof without;

export const softTermSchema = z.enum(Object.keys(without) as [SoftTerm, ...SoftTerm[]]);

type Refused = NonNullable<TransferJudgement['refused']>;

/** The problem of a term that staff may set aside. */
export const softTermOf = (refused: Refused | undefined): SoftTerm | undefined =>
  softTermSchema.safeParse(refused?.report.message).data;

interface StaffJudgement {
  /** What remains when the terms that staff may set aside are. */
  judgement: TransferJudgement;
  /** What those have against the wish. */
  soft: Refused[];
}

/** As `judgeTransfer`, for staff: tells apart what they may set aside from what nobody may. */
export function judgeTransferForStaff(
  wish: TransferWish,
  terms: TransferTerms,
  now: Date,
): StaffJudgement {
  const soft: Refused[] = [];
  for (let left = terms; ;) {
    const judgement = judgeTransfer(wish, left, now);
    const term = softTermOf(judgement.refused);
    if (!judgement.refused || !term || soft.map(softTermOf).includes(term)) {
      return { judgement, soft };
    }
    soft.push(judgement.refused);
    left = { ...left, ...without[term] };
  }
}

/** As `judgeTransfer`, without the terms whose problems staff have seen. */
export function judgeTransferDespite(
  seen: readonly SoftTerm[],
  wish: TransferWish,
  terms: TransferTerms,
  now: Date,
): TransferJudgement {
  const { judgement, soft } = judgeTransferForStaff(wish, terms, now);
  if (judgement.refused) return judgement;
  const refused = soft.find((one) => !seen.some((term) => term === softTermOf(one)));
  return refused ? { refused } : judgement;
}
