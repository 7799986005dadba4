import { balanceOf, paidOf } from '@selasar/domain';
import type { Payment } from '@selasar/domain';
import type { CsvColumn } from './export/csv.ts';

interface Paid {
  payments?: readonly Payment[] | undefined;
}

/** Amounts paid and due, in US dollars. With an invalid price nothing is due. */
export const moneyCsv = <Item extends Paid>(
  totalOf: (row: Item) => number | undefined,
): CsvColumn<Item>[] => [
  { heading: 'Paid (USD)', value: (row) => paidOf(row) },
  {
    heading: 'Balance (USD)',
    value: (row) => {
      const total = totalOf(row);
      return total === undefined ? undefined : balanceOf(total, row);
    },
  },
];
