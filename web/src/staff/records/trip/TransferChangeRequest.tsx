import Typography from '@mui/material/Typography';
import type { Transfer } from '@selasar/domain';
import { ChangeRequest } from './ChangeRequest.tsx';
import { factsText } from './changeRequestText.ts';
import { hasChangeRequest } from './hasChangeRequest.ts';
import { LostByCancelling } from './LostByCancelling.tsx';

/** The change request of a transfer, if any. */
export function TransferChangeRequest({ transfer }: { transfer: Transfer }) {
  const { id, changeRequest } = transfer;
  if (!changeRequest || !hasChangeRequest(transfer)) return null;
  const name = { kind: 'transfers', id, requestedAt: changeRequest.at } as const;
  const key = `${id} ${changeRequest.at.getTime()}`;
  return changeRequest.what === 'cancel' ? (
    <ChangeRequest key={key} {...name} title="The guest asks to cancel">
      <LostByCancelling request={transfer} />
    </ChangeRequest>
  ) : (
    <ChangeRequest key={key} {...name} title="The guest asks for a change">
      <Typography variant="body2">
        <strong>{factsText(changeRequest)}</strong>
      </Typography>
      <Typography variant="body2">Now: {factsText(transfer)}</Typography>
    </ChangeRequest>
  );
}
