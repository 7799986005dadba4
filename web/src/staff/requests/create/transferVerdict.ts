import { formatUsd } from '@selasar/domain/core';
import {
  checkTransferForStaff,
  overridableRuleOf,
  type TransferTerms,
} from '@selasar/domain/pricing';
import type { TransferForGuestForm } from '@selasar/domain/requests';
import { reportInWords, type Verdict } from './verdict.ts';

/** Checks a transfer with a valid pickup in the same way as the server. */
export function checkRide(form: TransferForGuestForm, terms: TransferTerms, now: Date): Verdict {
  const { check, soft } = checkTransferForStaff(form, terms, now);
  const { offered, refused } = check;
  return {
    price: offered?.totalAmount === undefined ? [] : [`Price: ${formatUsd(offered.totalAmount)}`],
    soft: soft.flatMap((one) => {
      const problem = overridableRuleOf(one);
      return problem ? [{ problem, text: reportInWords(one.report) }] : [];
    }),
    hard: refused && { text: reportInWords(refused.report), alternatives: [] },
  };
}
