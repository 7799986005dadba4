import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Invalidity } from '../../../data/firebase/rows.ts';
import { describeInvalid } from './describeInvalid.ts';

interface InvalidRecordsNoticeProps {
  damage: Invalidity;
  /** Needed by the person who repairs it. */
  id: string;
}

/** Says what is wrong with an invalid record, and who can help. */
export function InvalidRecordsNotice({ damage, id }: InvalidRecordsNoticeProps) {
  return (
    <Alert severity="error">
      <AlertTitle>This record is damaged</AlertTitle>
      {describeInvalid(damage)} It cannot be changed here. Please ask an administrator to repair it,
      and give them this ID: {id}
    </Alert>
  );
}
