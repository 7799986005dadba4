import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TripAddressAnswer } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { paths } from '../../../paths.ts';
import { AddressField } from '../../common/AddressField.tsx';
import { reasonOf } from '../../common/reasonOf.ts';
import { ReplaceLink } from './ReplaceLink.tsx';

/** The link to the guest's trip: to send it again, or to revoke it. */
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
          {isRunning ? 'Loading…' : 'Show the trip link'}
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
            {isRunning ? 'Replacing…' : 'Replace the link'}
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
