import {
  judgedTransferFields,
  judgeTransferForStaff,
  softTermOf,
  softTermSchema,
} from '@selasar/domain';
import type { Report, SoftTerm, TransferForGuestForm, TransferTerms } from '@selasar/domain';
import { stillSaid } from '../creating/refusal.ts';
import type { Said } from '../creating/refusal.ts';

export const isSameRide = (one: TransferForGuestForm, other: TransferForGuestForm): boolean =>
  judgedTransferFields.every((name) => one[name] === other[name]);

interface Judging {
  form: TransferForGuestForm;
  /** Undefined while there is nothing to judge. */
  terms: TransferTerms | undefined;
  now: Date;
  said: Said<TransferForGuestForm> | undefined;
}

export interface TransferJudged {
  /** Terms that staff may set aside. */
  told: ReturnType<typeof judgeTransferForStaff>['soft'];
  /** What nobody may set aside. */
  hard: Report | undefined;
  /** Why the server did not take it. */
  refusal: { text: string; soft: SoftTerm | undefined } | undefined;
  /** What staff set aside who send it all the same. */
  despite: SoftTerm[];
  /** US dollars. */
  price: number | undefined;
}

/** What the terms have against a transfer, and what the server knows that this page does not yet. */
export function transferJudged({ form, terms, now, said }: Judging): TransferJudged {
  const judged = terms && judgeTransferForStaff(form, terms, now);
  const told = judged?.soft ?? [];
  const still = stillSaid(said, form, isSameRide);
  const refusal = still && {
    text: still.text,
    soft: softTermSchema.safeParse(still.details?.problem).data,
  };
  const soft: (SoftTerm | undefined)[] = [...told.map(softTermOf), refusal?.soft];
  return {
    told,
    hard: judged?.judgement.refused?.report,
    refusal,
    despite: [...new Set(soft.filter((term) => term !== undefined))],
    price: judged?.judgement.offered?.totalAmount,
  };
}
