import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addDays, formatCount, waitingOf } from '@selasar/domain';
import type { CivilDate, StatsOverview } from '@selasar/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useOpenPickups } from '../../data/crew/day/useOpenPickups.ts';
import type { OpenPickups } from '../../data/crew/day/useOpenPickups.ts';
import { paths } from '../../paths.ts';
import { FeedProblems } from '../calendar/feeds/FeedProblems.tsx';
import { noDriver, writeFilter } from '../day/dayState.ts';
import { FailedMails } from '../inbox/mails/FailedMails.tsx';
import { waitingInInbox } from '../shell/useCounts.ts';

interface NeedsAttentionProps {
  /** Undefined while loading. */
  stats: StatsOverview | undefined;
  today: CivilDate;
}

/**
 * Double bookings, failed mails, pickups that are not ready and requests without an answer. It takes no room while
 * there are none.
 */
export function NeedsAttention({ stats, today }: NeedsAttentionProps) {
  const id = useId();
  const pickups = useOpenPickups(today);
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
      {pickups ? <Pickups {...pickups} today={today} /> : null}
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

/** How many pickups lack a driver or a time, with links to the days. */
export function Pickups({ withoutDriver, withoutTime, today }: OpenPickups & { today: CivilDate }) {
  const kinds = [
    { what: 'driver', count: withoutDriver, driver: noDriver },
    { what: 'time', count: withoutTime, driver: undefined },
  ].filter(({ count }) => count > 0);
  const days = [
    { label: 'Today', to: paths.admin.day() },
    { label: 'Tomorrow', to: paths.admin.day(addDays(today, 1)) },
  ];
  return kinds.map(({ what, count, driver }) => (
    <Alert
      key={what}
      severity="warning"
      action={days.map(({ label, to }) => (
        <Button
          key={label}
          component={Link}
          to={{
            pathname: to,
            search: writeFilter(new URLSearchParams(), { driver, openOnly: false }).toString(),
          }}
          color="inherit"
          size="small"
          aria-label={`${label}: pickups without a ${what}`}
        >
          {label}
        </Button>
      ))}
    >
      {formatCount(count)} {count === 1 ? 'pickup has' : 'pickups have'} no {what}, today or
      tomorrow
    </Alert>
  ));
}
