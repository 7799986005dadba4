import type { Invalidity } from '../../../data/firebase/rows.ts';
import type { CsvColumn } from '../export/csv.ts';
import { describeInvalid } from './describeInvalid.ts';

/** Marks invalid records in a file. */
export const invalidRecordsCsv: CsvColumn<{ damage?: Invalidity | undefined }> = {
  heading: 'Damaged',
  value: ({ damage }) => damage && describeInvalid(damage),
};
