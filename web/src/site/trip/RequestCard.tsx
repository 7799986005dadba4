import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TripRequest } from '@selasar/domain';
import { use, useId } from 'react';
import { ChangeRequest } from './ChangeRequest.tsx';
import { OnlyRead } from './OnlyRead.ts';
import { RequestActions } from './RequestActions.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { requestAnchor } from './requestAnchor.ts';
import { ReviewForm } from './review/ReviewForm.tsx';
import { kindOf, titleOf } from './requestText.ts';
import { TripKey } from './TripKey.ts';

/** One of the guest's requests, with all its actions. */
export function RequestCard({ request }: { request: TripRequest }) {
  const title = useId();
  const tripKey = use(TripKey);
  return (
    <Paper
      component="article"
      id={requestAnchor(request.id)}
      aria-labelledby={title}
      tabIndex={-1}
      variant="outlined"
      sx={{ borderRadius: ({ radius }) => radius.card, overflow: 'hidden' }}
    >
      <RequestStatus request={request} />
      <Stack spacing={2.5} sx={{ p: { xs: 2, sm: 2.5 } }}>
        <div>
          <Typography variant="body2" color="textSecondary">
            {kindOf(request)}
          </Typography>
          <Typography id={title} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {titleOf(request)}
          </Typography>
        </div>
        <ChangeRequest request={request} />
        <RequestFacts request={request} />
        {use(OnlyRead) ? null : <ReviewForm request={request} tripKey={tripKey} />}
        <RequestActions request={request} />
      </Stack>
    </Paper>
  );
}
