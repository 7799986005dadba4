import { z } from 'zod';
import { checkTransfer, type TransferJudgement, type TransferChangeForm } from './checkTransfer.ts';
import type { TransferTerms } from './terms.ts';
import { transfer } from './transferLimits.ts';

export const checkedTransferFields = [
  'pickupLocation',
  'destination',
  'pickupDate',
  'pickupTime',
  'passengers',
  'luggage',
  'vehicleId',
] as const;

/** Terms that staff may override, by their problem code. */
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

export const overridableRuleOf = (refused: Refused | undefined): OverridableRule | undefined =>
  overridableRuleSchema.safeParse(refused?.report.message).data;

interface StaffJudgement {
  /** Without the overridable terms. */
  check: TransferJudgement;
  soft: Refused[];
}

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

/** Without the overridable terms whose problems staff have seen. */
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
