import {
  checkedTransferFields,
  checkTransferForStaff,
  overridableRuleOf,
  overridableRuleSchema,
} from '@selasar/domain';
import type { Report, OverridableRule, TransferForGuestForm, TransferTerms } from '@selasar/domain';
import { currentFailure } from '../creating/refusal.ts';
import type { FailedAttempt } from '../creating/refusal.ts';

export const isSameRide = (one: TransferForGuestForm, other: TransferForGuestForm): boolean =>
  checkedTransferFields.every((name) => one[name] === other[name]);

interface VerdictInput {
  form: TransferForGuestForm;
  /** Undefined while there is nothing to check. */
  terms: TransferTerms | undefined;
  now: Date;
  failed: FailedAttempt<TransferForGuestForm> | undefined;
}

export interface TransferVerdict {
  /** Terms that staff can override. */
  softProblems: ReturnType<typeof checkTransferForStaff>['soft'];
  /** Terms that nobody can override. */
  hard: Report | undefined;
  /** Why the server refused it. */
  refusal: { text: string; soft: OverridableRule | undefined } | undefined;
  /** The overrides of staff who send it anyway. */
  overrides: OverridableRule[];
  /** US dollars. */
  price: number | undefined;
}

/** The terms against a transfer, and the server's refusal that this page does not know yet. */
export function transferVerdict({ form, terms, now, failed }: VerdictInput): TransferVerdict {
  const check = terms && checkTransferForStaff(form, terms, now);
  const softProblems = check?.soft ?? [];
  const current = currentFailure(failed, form, isSameRide);
  const refusal = current && {
    text: current.text,
    soft: overridableRuleSchema.safeParse(current.details?.problem).data,
  };
  const soft: (OverridableRule | undefined)[] = [
    ...softProblems.map(overridableRuleOf),
    refusal?.soft,
  ];
  return {
    softProblems,
    hard: check?.check.refused?.report,
    refusal,
    overrides: [...new Set(soft.filter((term) => term !== undefined))],
    price: check?.check.offered?.totalAmount,
  };
}
