import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, reference } from '@selasar/domain/core';
import type { MailEntry } from '@selasar/domain/mail';
import { Link } from 'react-router-dom';
import { useToday } from '../../clock/useToday.ts';
import { isValid } from '../../data/firebase/rows.ts';
import { useFailedMails } from '../../data/messages/mails.ts';
import { paths } from '../../paths.ts';
import { LoadError } from '../common/Loaded.tsx';
import { Panel } from '../common/Panel.tsx';

export function FailedMails() {
  const live = useFailedMails(useToday());
  if (live.status === 'error')
    return <LoadError message="Failed to load the mails that failed" onRetry={live.retry} />;
  const mails = live.status === 'success' ? live.data.filter(isValid) : [];
  return mails.length === 0 ? null : <FailedList mails={mails} />;
}

export function FailedList({ mails }: { mails: readonly MailEntry[] }) {
  return (
    <Panel heading="Mails that failed">
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Alert severity="error" action={<RequestLink mail={mail} />}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {mail.subject}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {`To ${mail.to}: ${mail.reason || 'no reason was given'}`}
              </Typography>
            </Alert>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

const placeOf = {
  bookings: paths.admin.booking,
  transfers: paths.admin.transfer,
  messages: paths.admin.message,
} as const;

/** A message to the company has no request. */
function RequestLink({ mail: { kind, requestId, to } }: { mail: MailEntry }) {
  if (!kind || !requestId) {
    return to === company.email ? (
      <Button component={Link} to={paths.admin.inbox} color="inherit" size="small">
        Inbox
      </Button>
    ) : null;
  }
  return (
    <Button
      component={Link}
      to={placeOf[kind](requestId)}
      color="inherit"
      size="small"
      aria-label={`Open ${reference(requestId)}`}
    >
      Open
    </Button>
  );
}
