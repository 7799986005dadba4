import Typography from '@mui/material/Typography';
import type { Transfer } from '@selasar/domain';
import { baliToday } from '../../../clock/baliToday.ts';
import { Asked } from './Asked.tsx';
import { factsText, lostText } from './askText.ts';
import { isAsked } from './isAsked.ts';

/** What the guest of a transfer asks for, if anything. */
export function AskedOfTransfer({ transfer }: { transfer: Transfer }) {
  const { id, asked } = transfer;
  if (!asked || !isAsked(transfer)) return null;
  const name = { kind: 'transfers', id, askedAt: asked.at } as const;
  const key = `${id} ${asked.at.getTime()}`;
  return asked.what === 'cancel' ? (
    <Asked key={key} {...name} title="The guest asks to cancel">
      <Typography variant="body2">{lostText(transfer, baliToday())}</Typography>
    </Asked>
  ) : (
    <Asked key={key} {...name} title="The guest asks for a change">
      <Typography variant="body2">
        <strong>{factsText(asked)}</strong>
      </Typography>
      <Typography variant="body2">Now: {factsText(transfer)}</Typography>
    </Asked>
  );
}
