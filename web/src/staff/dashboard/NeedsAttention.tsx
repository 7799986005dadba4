import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount, statusAfter, waitingOf } from '@selasar/domain';
import type { StatsOverview } from '@selasar/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FeedProblems } from '../calendar/feeds/FeedProblems.tsx';
import { FailedMails } from '../inbox/mails/FailedMails.tsx';

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

/** How many requests wait for an answer, each kind with a link to them. */
export function Unanswered({ stats: { bookings, transfers } }: { stats: StatsOverview }) {
  const kinds = [
    { one: 'booking', list: paths.admin.bookings, count: waitingOf(bookings) },
    { one: 'transfer', list: paths.admin.transfers, count: waitingOf(transfers) },
  ].filter(({ count }) => count > 0);
  return kinds.map(({ one, list, count }) => (
    <Alert
      key={one}
      severity="info"
      action={
        <Button
          component={Link}
          to={`${list}?status=${statusAfter.request}`}
          color="inherit"
          size="small"
          aria-label={`Answer the ${one}s`}
        >
          Answer
        </Button>
      }
    >
      {formatCount(count)} {count === 1 ? `${one} waits` : `${one}s wait`} for an answer
    </Alert>
  ));
}
