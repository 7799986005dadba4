import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTripRequests } from '../../../data/trips/useTripRequests.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LoadError } from '../../common/LoadError.tsx';
import { addressesOf } from './addressesOf.ts';

interface ReplaceLinkProps {
  tripId: string;
  /** Gets the addresses that leave the trip. */
  onReplace: (leaving: string[]) => void;
  onCancel: () => void;
}

/**
 * Asks before a link is replaced. If the requests of a trip have several addresses, staff choose which ones stay:
 * otherwise someone who got in with the old link would be sent the new one.
 */
export function ReplaceLink({ tripId, onReplace, onCancel }: ReplaceLinkProps) {
  const live = useTripRequests(tripId);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const addresses = live.status === 'success' ? addressesOf(live.data) : [];
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
                  {email}
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
