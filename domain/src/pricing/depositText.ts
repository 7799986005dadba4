import { t } from '../i18n/t.ts';
import { formatUsd } from '../core/money.ts';

/** In US dollars. It follows the word 'Deposit'. */
export const depositText = (deposit: number): string =>
  t('{price}, due on confirmation: we will write to you about how to pay it', {
    price: formatUsd(deposit),
  });
