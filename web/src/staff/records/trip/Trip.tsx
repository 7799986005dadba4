import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { tripWarningsOf } from '@selasar/domain';
import type { CheckedRequest } from '@selasar/domain';
import { useToday } from '../../../clock/useToday.ts';
import { isWhole } from '../../../data/firebase/rows.ts';
import { useTripRequests } from '../../../data/trips/useTripRequests.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { Warning } from './Warning.tsx';
import type { Guest } from './Warning.tsx';
import { OtherRequests } from './OtherRequests.tsx';

interface TripProps {
  /** The request whose sheet this is in; an invalid record may lack any of the other fields. */
  of: Guest & { id: string; tripId?: string | undefined };
}

/** The guest's other requests and the warnings of the trip, live. Empty if there are none. */
export function Trip({ of }: TripProps) {
  const live = useTripRequests(of.tripId);
  const today = useToday();
  if (live.status === 'loading') return null;
  if (live.status === 'error') {
    return <LoadError message="Failed to load the guest's trip" onRetry={live.retry} />;
  }
  const bookings = live.data.bookings.filter(isWhole);
  const transfers = live.data.transfers.filter(isWhole);
  const requests: CheckedRequest[] = [
    ...bookings.map((booking) => ({ ...booking, kind: 'bookings' as const })),
    ...transfers.map((transfer) => ({ ...transfer, kind: 'transfers' as const })),
  ];
  const warnings = tripWarningsOf(requests, today);
  const isOther = ({ id }: { id: string }) => id !== of.id;
  if (warnings.length === 0 && !requests.some(isOther)) return null;
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        Trip
      </Typography>
      <Stack spacing={1.5} useFlexGap>
        {warnings.map((warning) => (
          <Warning
            key={[warning.code, warning.from, ...warning.requests].join(' ')}
            warning={warning}
            guest={of}
          />
        ))}
        <OtherRequests bookings={bookings.filter(isOther)} transfers={transfers.filter(isOther)} />
      </Stack>
    </Box>
  );
}
