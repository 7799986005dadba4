import Alert from '@mui/material/Alert';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { describeInvalid } from './describeInvalid.ts';
import Chip from '@mui/material/Chip';

export const invalidMark = (
  <Chip label="Damaged" size="small" color="error" sx={{ mr: 1, height: 20 }} />
);

export function InvalidRecords<Item>({ rows, name }: { rows: readonly Row<Item>[]; name: string }) {
  const damaged = rows.flatMap((row) => (isValid(row) ? [] : [row]));
  return damaged.map(({ id, damage }) => (
    <Alert key={id} severity="error">
      {`A damaged ${name}, ID ${id}. ${describeInvalid(damage)} Please ask an administrator to repair it.`}
    </Alert>
  ));
}
