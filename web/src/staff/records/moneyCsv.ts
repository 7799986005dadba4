import { balanceOf, paidOf } from '@selasar/domain';
import type { Payment } from '@selasar/domain';
import type { CsvColumn } from './export/csv.ts';

interface Paid {
  payments?: readonly Payment[] | undefined;
}

/** What has come in, and what is due yet, in US dollars. Of a price that cannot be read nothing is due. */
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
