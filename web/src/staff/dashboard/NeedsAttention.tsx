import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount, waitingOf } from '@selasar/domain';
import type { StatsOverview } from '@selasar/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FeedProblems } from '../calendar/feeds/FeedProblems.tsx';
import { FailedMails } from '../inbox/mails/FailedMails.tsx';
import { waitingInInbox } from '../shell/useCounts.ts';

interface NeedsAttentionProps {
  /** Undefined while loading. */
  stats: StatsOverview | undefined;
}

/** Requests without an answer, double bookings and failed mails. It takes no room while there are none. */
export function NeedsAttention({ stats }: NeedsAttentionProps) {
  const id = useId();
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      spacing={1}
      sx={{ '&:not(:has(> h2 ~ *))': { display: 'none' } }}
    >
      <Typography component="h2" variant="h4" id={id}>
        Needs attention
      </Typography>
      <FeedProblems />
      <FailedMails />
      {stats ? <Unanswered stats={stats} /> : null}
    </Stack>
  );
}

/** How much waits for an answer, each kind with a link to what waits longest. */
export function Unanswered({ stats }: { stats: StatsOverview }) {
  const { answerBookings, answerTransfers, answerInbox } = paths.admin;
  const kinds = [
    { one: 'booking', many: 'bookings', to: answerBookings, count: waitingOf(stats.bookings) },
    { one: 'transfer', many: 'transfers', to: answerTransfers, count: waitingOf(stats.transfers) },
    { one: 'inbox entry', many: 'inbox entries', to: answerInbox, count: waitingInInbox(stats) },
  ].filter(({ count }) => count > 0);
  return kinds.map(({ one, many, to, count }) => (
    <Alert
      key={one}
      severity="info"
      action={
        <Button
          component={Link}
          to={to}
          color="inherit"
          size="small"
          aria-label={`Answer the ${many}`}
        >
          Answer
        </Button>
      }
    >
      {formatCount(count)} {count === 1 ? `${one} waits` : `${many} wait`} for an answer
    </Alert>
  ));
}
