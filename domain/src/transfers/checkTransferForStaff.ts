import { z } from 'zod';
import { checkTransfer, type TransferJudgement, type TransferChangeForm } from './checkTransfer.ts';
import type { TransferTerms } from './terms.ts';
import { transfer } from './transfer.ts';

/** The fields of a transfer that the terms, and so the price, depend on. */
export const checkedTransferFields = [
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
export type OverridableRule = keyof typeof without;

export const overridableRuleSchema = z.enum(
  Object.keys(without) as [OverridableRule, ...OverridableRule[]],
);

type Refused = NonNullable<TransferJudgement['refused']>;

/** The problem of a term that staff may set aside. */
export const overridableRuleOf = (refused: Refused | undefined): OverridableRule | undefined =>
  overridableRuleSchema.safeParse(refused?.report.message).data;

interface StaffJudgement {
  /** What remains when the terms that staff may set aside are. */
  judgement: TransferJudgement;
  /** What those have against the wish. */
  soft: Refused[];
}

/** As `checkTransfer`, for staff: tells apart what they may set aside from what nobody may. */
export function checkTransferForStaff(
  requested: TransferChangeForm,
  terms: TransferTerms,
  now: Date,
): StaffJudgement {
  const soft: Refused[] = [];
  for (let left = terms; ;) {
    const judgement = checkTransfer(requested, left, now);
    const term = overridableRuleOf(judgement.refused);
    if (!judgement.refused || !term || soft.map(overridableRuleOf).includes(term)) {
      return { judgement, soft };
    }
    soft.push(judgement.refused);
    left = { ...left, ...without[term] };
  }
}

/** As `checkTransfer`, without the terms whose problems staff have seen. */
export function checkTransferWithOverrides(
  seen: readonly OverridableRule[],
  requested: TransferChangeForm,
  terms: TransferTerms,
  now: Date,
): TransferJudgement {
  const { judgement, soft } = checkTransferForStaff(requested, terms, now);
  if (judgement.refused) return judgement;
  const refused = soft.find((one) => !seen.some((term) => term === overridableRuleOf(one)));
  return refused ? { refused } : judgement;
}
