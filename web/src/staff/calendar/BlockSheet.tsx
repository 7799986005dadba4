import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Block } from '@selasar/domain/calendar';
import { blockReasonLabel, limits, shortDate } from '@selasar/domain/core';
import { useState } from 'react';
import { toast } from 'sonner';
import { unblockNights } from '../../data/calendar/occupancy.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatInBali, orDash } from '../common/formatInstant.ts';
import { reasonOf, notArrived, notifyUnsure } from '../common/reasonOf.ts';
import { Fact, Facts, RecordSheet, type Opened } from '../requests/sheet/RecordSheet.tsx';
import type { Row } from '../../data/firebase/rows.ts';

interface BlockSheetProps {
  record: Opened<Block> | undefined;
  nameOf: (villaId: string) => string;
  onClose: () => void;
}

export function BlockSheet({ record, nameOf, onClose }: BlockSheetProps) {
  return (
    <RecordSheet name="Block" record={record} onClose={onClose}>
      {(block) => (
        <>
          <Facts heading="Blocked nights">
            <Fact label="Villa">{orDash(block.villaId, nameOf)}</Fact>
            <Fact label="First night">{orDash(block.startDate, shortDate)}</Fact>
            <Fact label="Free again on">{orDash(block.endDate, shortDate)}</Fact>
            <Fact label="Reason">{orDash(block.reason, (reason) => blockReasonLabel[reason])}</Fact>
            <Fact label="Portal">{block.source}</Fact>
            <Fact label="Note">{block.note}</Fact>
            <Fact label="Blocked by">{block.createdByName}</Fact>
            <Fact label="Since">{orDash(block.createdAt, formatInBali)}</Fact>
          </Facts>
          {block.reason === 'feed' ? (
            <Alert severity="info">
              These nights are booked at <span>{block.source ?? 'another portal'}</span>. They are
              free here once the booking is cancelled there.
            </Alert>
          ) : null}
          <Free key={block.id} block={block} onDone={onClose} />
        </>
      )}
    </RecordSheet>
  );
}

function Free({ block, onDone }: { block: Row<Block>; onDone: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [reason, setReason] = useState('');
  const portal = block.reason === 'feed' ? (block.source ?? 'the portal') : undefined;
  const failed = (description: string) => toast.error('Failed to free the nights', { description });
  const free = async () => {
    setIsConfirming(false);
    setIsRunning(true);
    try {
      if (await unblockNights({ blockId: block.id, reason }, notifyUnsure('the nights are free'))) {
        toast.success('The nights are free');
        onDone();
      } else failed(notArrived);
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
    setIsRunning(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        disabled={isRunning}
        onClick={() => setIsConfirming(true)}
        sx={{ mt: 'auto' }}
      >
        <span>{isRunning ? 'Saving…' : 'Free these nights'}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Free these nights?"
        text={
          portal === undefined
            ? 'Guests can book them at once.'
            : `Guests can book them at once, although ${portal} still lists a booking. Please make sure that it is cancelled.`
        }
        confirm="Free these nights"
        running={portal !== undefined && !reason.trim()}
        onConfirm={() => void free()}
        onCancel={() => setIsConfirming(false)}
      >
        {portal === undefined ? null : (
          <TextField
            required
            fullWidth
            label="Reason"
            helperText="Only staff see it"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.reason, autoComplete: 'off' } }}
            sx={{ mt: 2 }}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
