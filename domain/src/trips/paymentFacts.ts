import { formatUsd, toCents } from '../core/money.ts';
import { t } from '../i18n/t.ts';

interface Paid {
  /** US dollars; less than 0 for a refund. */
  payments?: readonly { amount: number }[] | undefined;
}

/** What has arrived, and what of it was given back, as guests read it. */
export function paymentFacts({ payments = [] }: Paid): (readonly [label: string, text: string])[] {
  const sum = (sign: 1 | -1) =>
    toCents(payments.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0));
  const facts = [[t('Paid'), sum(1)] as const, [t('Given back'), sum(-1)] as const];
  return facts.flatMap(([label, usd]) => (usd > 0 ? [[label, formatUsd(usd)]] : []));
}
