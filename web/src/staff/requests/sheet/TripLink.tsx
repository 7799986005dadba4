import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TripAddressAnswer } from '@selasar/domain/trips';
import { useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { useTripRequests } from '../../../data/requests/requests.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { AddressField } from '../../common/AddressField.tsx';
import { LoadError } from '../../common/Loaded.tsx';
import { reasonOf } from '../../common/attempt.ts';
import { kindsForStaff } from '../kindsForStaff.ts';
import { requestsIn } from './Trip.tsx';

export function TripLink({ tripId }: { tripId: string }) {
  const [key, setKey] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);

  /** Anyone with the key can act as the guest, so it is loaded only on request. */
  const run = async (call: () => Promise<TripAddressAnswer>, failed: string) => {
    setIsRunning(true);
    try {
      setKey((await call()).key);
    } catch (error) {
      toast.error(failed, { description: reasonOf(error) ?? 'Please try again.' });
      setIsRunning(false);
      return false;
    }
    setIsRunning(false);
    return true;
  };
  const replace = async (leaving: string[]) => {
    setIsConfirming(false);
    if (
      await run(() => staffApi.replaceTripKey({ tripId, leaving }), 'Failed to replace the link')
    ) {
      toast.success('Link replaced', { description: 'Please send the guest the new link.' });
    }
  };

  return (
    <Box component="section" aria-label="The guest’s link">
      {key === undefined ? (
        <Button
          size="small"
          variant="outlined"
          disabled={isRunning}
          onClick={() =>
            void run(() => staffApi.tripAddress({ tripId }), 'Failed to load the link')
          }
        >
          <span>{isRunning ? 'Loading…' : 'Show the trip link'}</span>
        </Button>
      ) : (
        <Stack spacing={1}>
          <AddressField label="Trip link" address={`${window.location.origin}${paths.trip(key)}`} />
          <Button
            color="error"
            disabled={isRunning}
            onClick={() => setIsConfirming(true)}
            sx={{ alignSelf: 'flex-start' }}
          >
            <span>{isRunning ? 'Replacing…' : 'Replace the link'}</span>
          </Button>
        </Stack>
      )}
      {isConfirming ? (
        <ReplaceLink
          tripId={tripId}
          onReplace={(leaving) => void replace(leaving)}
          onCancel={() => setIsConfirming(false)}
        />
      ) : null}
    </Box>
  );
}

interface ReplaceLinkProps {
  tripId: string;
  onReplace: (leaving: string[]) => void;
  onCancel: () => void;
}

/** Staff choose who stays: else someone who got in with the old link would be sent the new one. */
function ReplaceLink({ tripId, onReplace, onCancel }: ReplaceLinkProps) {
  const live = useTripRequests(tripId);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const addresses = live.status === 'success' ? addressesOf(requestsIn(live.data)) : [];
  const emails = addresses.map(({ email }) => email);
  const removesEveryone = emails.length > 0 && emails.every((email) => leaving.includes(email));
  return (
    <ConfirmDialog
      open
      title="Replace the link?"
      text={
        'The current link will stop working, also in mails already sent. Please send the guest the new link.' +
        '\n\nDo this if someone has the link who should not.'
      }
      confirm="Replace"
      running={live.status !== 'success' || removesEveryone}
      onConfirm={() => onReplace([...leaving])}
      onCancel={onCancel}
    >
      {live.status === 'loading' ? <Skeleton height={48} /> : null}
      {live.status === 'error' ? (
        <LoadError message="Failed to load the guest's trip" onRetry={live.retry} />
      ) : null}
      {addresses.length > 1 ? (
        <FormControl component="fieldset" sx={{ mt: 2 }}>
          <FormLabel component="legend">Keep in this trip</FormLabel>
          {addresses.map(({ email, items }) => (
            <FormControlLabel
              key={email}
              sx={{ alignItems: 'flex-start', mt: 0.5 }}
              control={
                <Checkbox
                  checked={!leaving.includes(email)}
                  onChange={(_, stays) =>
                    setLeaving(stays ? leaving.filter((one) => one !== email) : [...leaving, email])
                  }
                />
              }
              label={
                <Typography
                  component="span"
                  sx={{ display: 'block', py: 1, overflowWrap: 'anywhere' }}
                >
                  <span>{email}</span>
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {items.join(', ')}
                  </Typography>
                </Typography>
              }
            />
          ))}
          <Typography variant="body2" color="textSecondary">
            The others keep their bookings in a separate trip with its own link.
          </Typography>
        </FormControl>
      ) : null}
    </ConfirmDialog>
  );
}

function addressesOf(
  requests: ReturnType<typeof requestsIn>,
): { email: string; items: string[] }[] {
  const items = new Map<string, string[]>();
  for (const request of requests) {
    const { kind, customerEmail: email } = request;
    if (email) items.set(email, [...(items.get(email) ?? []), kindsForStaff[kind].itemOf(request)]);
  }
  return Array.from(items, ([email, booked]) => ({ email, items: booked }));
}
