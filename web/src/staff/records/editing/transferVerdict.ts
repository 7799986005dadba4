import {
  checkedTransferFields,
  checkTransferForStaff,
  overridableRuleOf,
  overridableRuleSchema,
} from '@selasar/domain';
import type { Report, OverridableRule, TransferForGuestForm, TransferTerms } from '@selasar/domain';
import { stillSaid } from '../creating/refusal.ts';
import type { Said } from '../creating/refusal.ts';

export const isSameRide = (one: TransferForGuestForm, other: TransferForGuestForm): boolean =>
  checkedTransferFields.every((name) => one[name] === other[name]);

interface AvailabilityOptions {
  form: TransferForGuestForm;
  /** Undefined while there is nothing to check. */
  terms: TransferTerms | undefined;
  now: Date;
  said: Said<TransferForGuestForm> | undefined;
}

export interface TransferVerdict {
  /** Terms that staff can override. */
  told: ReturnType<typeof checkTransferForStaff>['soft'];
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
export function transferVerdict({ form, terms, now, said }: AvailabilityOptions): TransferVerdict {
  const judged = terms && checkTransferForStaff(form, terms, now);
  const told = judged?.soft ?? [];
  const still = stillSaid(said, form, isSameRide);
  const refusal = still && {
    text: still.text,
    soft: overridableRuleSchema.safeParse(still.details?.problem).data,
  };
  const soft: (OverridableRule | undefined)[] = [...told.map(overridableRuleOf), refusal?.soft];
  return {
    told,
    hard: judged?.judgement.refused?.report,
    refusal,
    overrides: [...new Set(soft.filter((term) => term !== undefined))],
    price: judged?.judgement.offered?.totalAmount,
  };
}
