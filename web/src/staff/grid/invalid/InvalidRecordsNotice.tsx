import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Invalidity } from '../../../data/firebase/rows.ts';
import { describeInvalid } from './describeInvalid.ts';

interface InvalidRecordsNoticeProps {
  damage: Invalidity;
  id: string;
}

export function InvalidRecordsNotice({ damage, id }: InvalidRecordsNoticeProps) {
  return (
    <Alert severity="error">
      <AlertTitle>This record is damaged</AlertTitle>
      <span>{describeInvalid(damage)}</span> It cannot be changed here. Please ask an administrator
      to repair it, and give them this ID: <span>{id}</span>
    </Alert>
  );
}
