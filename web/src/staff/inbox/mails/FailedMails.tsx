import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, reference } from '@selasar/domain';
import type { MailEntry } from '@selasar/domain';
import { Link } from 'react-router-dom';
import { useToday } from '../../../clock/useToday.ts';
import { isWhole } from '../../../data/firebase/rows.ts';
import { useFailedMails } from '../../../data/messages/mails/useMails.ts';
import { paths } from '../../../paths.ts';
import { Panel } from '../../common/Panel.tsx';

/** Guests whose mail failed: staff should contact them. Empty while all mails are sent. */
export function FailedMails() {
  const live = useFailedMails(useToday());
  const mails = live.status === 'success' ? live.data.filter(isWhole) : [];
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
                To {mail.to}: {mail.reason || 'no reason was given'}
              </Typography>
            </Alert>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

const sheetOf = { bookings: paths.admin.booking, transfers: paths.admin.transfer } as const;

/** Link to the sheet where it can be sent again. A message to the company has none. */
function RequestLink({ mail: { kind, requestId, to } }: { mail: MailEntry }) {
  if (!kind || !requestId) {
    return to === company.email ? (
      <Button component={Link} to={paths.admin.messages} color="inherit" size="small">
        Messages
      </Button>
    ) : null;
  }
  return (
    <Button
      component={Link}
      to={sheetOf[kind](requestId)}
      color="inherit"
      size="small"
      aria-label={`Open ${reference(requestId)}`}
    >
      Open
    </Button>
  );
}
