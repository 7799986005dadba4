import { z } from 'zod';
import { checkTransfer, type TransferJudgement, type TransferChangeForm } from './checkTransfer.ts';
import type { TransferTerms } from './terms.ts';
import { transfer } from './transfer.ts';

/** The fields of a transfer that the terms, and so the price, use. */
export const checkedTransferFields = [
  'pickupLocation',
  'destination',
  'pickupDate',
  'pickupTime',
  'passengers',
  'luggage',
  'vehicleId',
] as const;

/** Terms that staff may override for one guest, by their problem code. */
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

/** The problem code, if it is of an overridable term. */
export const overridableRuleOf = (refused: Refused | undefined): OverridableRule | undefined =>
  overridableRuleSchema.safeParse(refused?.report.message).data;

interface StaffJudgement {
  /** The result without the overridable terms. */
  check: TransferJudgement;
  /** The refusals by overridable terms. */
  soft: Refused[];
}

/** Like `checkTransfer`, for staff: separates overridable refusals from final ones. */
export function checkTransferForStaff(
  requested: TransferChangeForm,
  terms: TransferTerms,
  now: Date,
): StaffJudgement {
  const soft: Refused[] = [];
  for (let left = terms; ;) {
    const check = checkTransfer(requested, left, now);
    const term = overridableRuleOf(check.refused);
    if (!check.refused || !term || soft.map(overridableRuleOf).includes(term)) {
      return { check, soft };
    }
    soft.push(check.refused);
    left = { ...left, ...without[term] };
  }
}

/** Like `checkTransfer`, without the overridable terms whose problems staff have seen. */
export function checkTransferWithOverrides(
  seen: readonly OverridableRule[],
  requested: TransferChangeForm,
  terms: TransferTerms,
  now: Date,
): TransferJudgement {
  const { check, soft } = checkTransferForStaff(requested, terms, now);
  if (check.refused) return check;
  const refused = soft.find((one) => !seen.some((term) => term === overridableRuleOf(one)));
  return refused ? { refused } : check;
}
