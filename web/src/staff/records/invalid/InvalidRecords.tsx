import Alert from '@mui/material/Alert';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import { describeInvalid } from './describeInvalid.ts';

/** The invalid records of a list, each with its ID and what is wrong with it. */
export function InvalidRecords<Item>({ rows, name }: { rows: readonly Row<Item>[]; name: string }) {
  const damaged = rows.flatMap((row) => (isWhole(row) ? [] : [row]));
  return damaged.map(({ id, damage }) => (
    <Alert key={id} severity="error">
      A damaged {name}, ID {id}. {describeInvalid(damage)} Please ask an administrator to repair it.
    </Alert>
  ));
}
