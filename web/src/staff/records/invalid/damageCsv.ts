import type { Damage } from '../../../data/firebase/rows.ts';
import type { CsvColumn } from '../export/csv.ts';
import { describeDamage } from './describeDamage.ts';

/** Marks damaged records in a file. */
export const damageCsv: CsvColumn<{ damage?: Damage | undefined }> = {
  heading: 'Damaged',
  value: ({ damage }) => damage && describeDamage(damage),
};
