import { useCallback, useEffect, useState } from 'react';
import { staffApi } from '../../../data/api.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { icalPath } from '@selasar/domain/calendar';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LoadError } from '../../common/LoadError.tsx';
import { Panel } from '../../common/Panel.tsx';
import { AddressField } from '../../common/AddressField.tsx';

type Known = { key: string } | { failure: string } | 'loading';

/** Requested when it is on screen, because listeners must not read it. */
export function useIcalKey(villaId: string | undefined) {
  const [known, setKnown] = useState<Known>('loading');
  const load = useCallback(
    (onResult: (known: Known) => void) => {
      onResult('loading');
      if (villaId === undefined) return;
      staffApi
        .icalAddress({ villaId })
        .then(onResult, (error: unknown) =>
          onResult({ failure: reasonOf(error) ?? 'Please try again.' }),
        );
    },
    [villaId],
  );
  useEffect(() => {
    let isWanted = true;
    load((next) => {
      if (isWanted) setKnown(next);
    });
    return () => {
      isWanted = false;
    };
  }, [load]);
  const retry = useCallback(() => load(setKnown), [load]);
  return { known, retry, put: useCallback((key: string) => setKnown({ key }), []) };
}

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
          Airbnb, Booking.com and other portals can read at this address when the villa is taken.
          They see dates, but no guests. A portal whose calendar is added below has its own address
          there.
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
  const [isConfirming, setIsConfirming] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const replace = async () => {
    setIsConfirming(false);
    setIsRunning(true);
    try {
      onReplaced((await staffApi.replaceIcalAddress({ villaId })).key);
      toast.success('Address replaced', {
        description: 'Please enter the new address at each portal that used the old one.',
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
        onClick={() => setIsConfirming(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        <span>{isRunning ? 'Replacing…' : 'Replace the address'}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Replace the address?"
        text={
          'The current address will stop working. Portals that use it will not know when the villa is taken ' +
          'until you enter the new address there.\n\nDo this if someone has the address who should not.'
        }
        confirm="Replace"
        onConfirm={() => void replace()}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
