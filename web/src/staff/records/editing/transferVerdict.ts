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

interface Judging {
  form: TransferForGuestForm;
  /** Undefined while there is nothing to judge. */
  terms: TransferTerms | undefined;
  now: Date;
  said: Said<TransferForGuestForm> | undefined;
}

export interface TransferVerdict {
  /** Terms that staff may set aside. */
  told: ReturnType<typeof checkTransferForStaff>['soft'];
  /** What nobody may set aside. */
  hard: Report | undefined;
  /** Why the server did not take it. */
  refusal: { text: string; soft: OverridableRule | undefined } | undefined;
  /** What staff set aside who send it all the same. */
  overrides: OverridableRule[];
  /** US dollars. */
  price: number | undefined;
}

/** What the terms have against a transfer, and what the server knows that this page does not yet. */
export function transferVerdict({ form, terms, now, said }: Judging): TransferVerdict {
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
