import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { icalPath } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LoadError } from '../../common/LoadError.tsx';
import { Panel } from '../../common/Panel.tsx';
import { reasonOf } from '../../common/reasonOf.ts';
import { AddressField } from '../../common/AddressField.tsx';
import type { useIcalKey } from './useIcalKey.ts';

/** The address where other portals read when the villa is taken. */
export function OwnCalendar({
  villaId,
  ical,
}: {
  villaId: string;
  ical: ReturnType<typeof useIcalKey>;
}) {
  const { known, retry } = ical;
  return (
    <Panel heading="Our calendar, for other portals">
      <Stack spacing={2}>
        <Typography color="textSecondary">
          Airbnb, Booking.com and others read here when the villa is taken. They see days, and never
          who comes. A portal whose calendar is added below has an address of its own there.
        </Typography>
        {known === 'loading' ? <Skeleton variant="rounded" height={40} /> : null}
        {known !== 'loading' && 'failure' in known ? (
          <LoadError message={`Failed to load the address. ${known.failure}`} onRetry={retry} />
        ) : null}
        {known !== 'loading' && 'key' in known ? (
          <>
            <AddressField
              label="Address of our calendar"
              address={`${window.location.origin}${icalPath(known.key)}`}
            />
            <Replace villaId={villaId} onReplaced={ical.put} />
          </>
        ) : null}
      </Stack>
    </Panel>
  );
}

interface ReplaceProps {
  villaId: string;
  onReplaced: (key: string) => void;
}

function Replace({ villaId, onReplaced }: ReplaceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const replace = async () => {
    setIsAsking(false);
    setIsRunning(true);
    try {
      onReplaced((await staffApi.replaceIcalAddress({ villaId })).key);
      toast.success('The address is a new one', {
        description: 'Please enter it at each portal that had the one from before.',
      });
    } catch (error) {
      toast.error('Failed to replace the address', {
        description: reasonOf(error) ?? 'Please try again.',
      });
    }
    setIsRunning(false);
  };
  return (
    <>
      <Button
        color="error"
        disabled={isRunning}
        onClick={() => setIsAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {isRunning ? 'Replacing…' : 'Replace the address'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Replace the address?"
        text={
          'The address of now leads nowhere from then on. Portals that read it no longer learn when the villa is ' +
          'taken, until the new address is entered there.\n\nThis helps when somebody knows the address who should not.'
        }
        confirm="Replace"
        onConfirm={() => void replace()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
