import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Receipt, receiptTitle } from '@selasar/domain/receipts';
import { useState } from 'react';
import { LoadingFailed, useLoaded } from '../ui/loading/useLoaded.tsx';

const load = async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog;

/** Of one request, with the credit notes. Each opens, to be read and printed. */
export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const [opened, setOpened] = useState<Receipt>();
  const dialog = useLoaded(load, opened !== undefined);
  const cancelled = new Set(receipts.map(({ credits }) => credits));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {receipts.map((receipt) => (
        <Button
          key={receipt.number}
          variant="outlined"
          loading={opened === receipt && dialog.status === 'loading'}
          onClick={() => setOpened(receipt)}
        >
          <span>{receiptTitle(receipt, cancelled.has(receipt.number))}</span>
        </Button>
      ))}
      {opened && dialog.status === 'ready' ? (
        <dialog.part receipt={opened} onClose={() => setOpened(undefined)} />
      ) : null}
      {opened && dialog.status === 'failed' ? (
        <LoadingFailed onRetry={dialog.retry}>{dialog.reason}</LoadingFailed>
      ) : null}
    </Box>
  );
}
