import { balanceOf, formatUsd, paidOf } from '@selasar/domain';
import type { Payment, RequestKind } from '@selasar/domain';

export interface Priced {
  kind: RequestKind;
  id: string;
  total: number;
  updatedAt: Date;
  priceReason?: string | undefined;
  payments?: readonly Payment[] | undefined;
  /** Whether the price can be another yet. */
  isOpen: boolean;
}

/** '$340 of $540 paid, $200 due' */
export function balanceText(total: number, payments: readonly Payment[]): string {
  const [paid, due] = [paidOf({ payments }), balanceOf(total, { payments })];
  const of = `${formatUsd(paid)} of ${formatUsd(total)} paid`;
  if (payments.length === 0) return `${formatUsd(total)}, nothing paid yet`;
  if (due === 0) return `${of}, nothing due`;
  return due > 0 ? `${of}, ${formatUsd(due)} due` : `${of}, ${formatUsd(-due)} overpaid`;
}
