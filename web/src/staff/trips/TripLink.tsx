import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toast } from 'sonner';
import { replaceTripKey, tripAddress } from '../../data/trips/tripAddress.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { AddressField } from '../common/AddressField.tsx';
import { reasonOf } from '../common/reasonOf.ts';

/** The link that opens the guest's trip: to send it again, or to take it back from whoever should not have it. */
export function TripLink({ tripId }: { tripId: string }) {
  const [key, setKey] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  /** Whoever has the key acts as the guest, so it comes only when it is asked for. */
  const ask = async (call: typeof tripAddress, failed: string) => {
    setIsRunning(true);
    try {
      setKey((await call({ tripId })).key);
    } catch (error) {
      toast.error(failed, { description: reasonOf(error) ?? 'Please try again.' });
      setIsRunning(false);
      return false;
    }
    setIsRunning(false);
    return true;
  };
  const replace = async () => {
    setIsAsking(false);
    if (await ask(replaceTripKey, 'Failed to replace the link')) {
      toast.success('The link is a new one', { description: 'Please send it to the guest.' });
    }
  };

  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        The guest’s link
      </Typography>
      {key === undefined ? (
        <Button
          variant="outlined"
          disabled={isRunning}
          onClick={() => void ask(tripAddress, 'Failed to load the link')}
        >
          {isRunning ? 'Loading…' : 'Show the link of the trip'}
        </Button>
      ) : (
        <Stack spacing={1}>
          <AddressField
            label="Link of the trip"
            address={`${window.location.origin}${paths.trip(key)}`}
          />
          <Button
            color="error"
            disabled={isRunning}
            onClick={() => setIsAsking(true)}
            sx={{ alignSelf: 'flex-start' }}
          >
            {isRunning ? 'Replacing…' : 'Replace the link'}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Replace the link?"
        text={
          'The link of now leads nowhere from then on, also in the mails that the guest has. Please send them the ' +
          'new one.\n\nThis helps when somebody has the link who should not.'
        }
        confirm="Replace"
        onConfirm={() => void replace()}
        onCancel={() => setIsAsking(false)}
      />
    </Box>
  );
}
