import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { t } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { use, useState } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { Notice } from '../../ui/Notice.tsx';
import { inOrder } from './inOrder.ts';
import { ConnectionLostNotice } from '../../brand/ConnectionLostNotice.tsx';
import { OnlyRead } from './OnlyRead.ts';
import { RequestCard } from './RequestCard.tsx';
import { asksForReview } from './review/asksForReview.ts';
import { TripActions } from './TripActions.tsx';
import { TripAside } from './TripAside.tsx';
import { TripWarnings } from './TripWarnings.tsx';
import { useUpdates } from './useUpdates.ts';

const cards = (requests: readonly TripRequest[]) =>
  requests.map((request) => <RequestCard key={request.id} request={request} />);

/** All requests of a trip: upcoming ones by day, past ones collapsed below, unless one of them asks for a review. */
export function TripView({ requests }: { requests: readonly TripRequest[] }) {
  const today = useToday();
  const updates = useUpdates(requests);
  const onlyRead = use(OnlyRead);
  const { ahead, past } = inOrder(requests, today);
  // The state when the page opened: requests that the guest collapses stay collapsed.
  const [opensReview] = useState(() => past.some((request) => asksForReview(request, today)));
  return (
    <>
      <Notice sx={visuallyHidden}>{updates}</Notice>
      <TripActions requests={ahead} />
      {onlyRead ? null : <ConnectionLostNotice />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 4fr)' },
        }}
      >
        <Stack spacing={3}>
          {onlyRead ? null : <TripWarnings requests={requests} today={today} />}
          {ahead.length === 0 ? (
            <Typography color="textSecondary">
              {t(
                'Nothing is coming up at the moment. What you book next in this browser will appear here.',
              )}
            </Typography>
          ) : (
            cards(ahead)
          )}
          {past.length > 0 ? (
            <details open={opensReview}>
              <Box component="summary" sx={{ typography: 'h3', cursor: 'pointer', py: 1 }}>
                {t('Past ({count})', { count: past.length })}
              </Box>
              <Stack spacing={3} sx={{ mt: 2 }}>
                {cards(past)}
              </Stack>
            </details>
          ) : null}
        </Stack>
        <TripAside requests={ahead} />
      </Box>
    </>
  );
}
