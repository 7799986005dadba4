import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Damage } from '../../../data/firebase/rows.ts';
import { describeDamage } from './describeDamage.ts';

interface DamageNoticeProps {
  damage: Damage;
  /** What whoever mends it needs to know: the id. */
  id: string;
}

/** Says what is wrong with a damaged record, and who can help. */
export function DamageNotice({ damage, id }: DamageNoticeProps) {
  return (
    <Alert severity="error">
      <AlertTitle>This record is damaged</AlertTitle>
      {describeDamage(damage)} It cannot be changed here. Please ask an administrator to have it
      mended, and give them this ID: {id}
    </Alert>
  );
}
