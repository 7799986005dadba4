import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isWhole } from '../../../data/firebase/rows.ts';
import { useMailsOf } from '../../../data/messages/mails/useMails.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { MailList } from './MailList.tsx';

/** The mails to the guest about a booking or transfer, with their state, live. */
export function Mails({ requestId }: { requestId: string }) {
  const live = useMailsOf(requestId);
  const mails = live.status === 'success' ? live.data.filter(isWhole) : undefined;
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        Mails
      </Typography>
      {live.status === 'loading' ? <Skeleton variant="rounded" height={44} /> : null}
      {live.status === 'error' ? (
        <LoadError message="Failed to load the mails" onRetry={live.retry} />
      ) : null}
      {mails?.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          No mail sent yet.
        </Typography>
      ) : null}
      {mails && mails.length > 0 ? <MailList mails={mails} /> : null}
    </Box>
  );
}
