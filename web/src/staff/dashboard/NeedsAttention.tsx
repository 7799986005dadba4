import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addDays, type CivilDate, reference, shortDate } from '@selasar/domain/core';
import { formatCount } from '@selasar/domain/i18n';
import type { Booking, Transfer } from '@selasar/domain/requests';
import { type StatsOverview, waitingOf } from '@selasar/domain/stats';
import { useId } from 'react';
import { type OpenPickups, useOpenPickups } from '../../data/crew/openPickups.ts';
import { paths } from '../../paths.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { useOverdueDeposits, useRefundsDue } from '../../data/requests/requests.ts';
import { ActionLink } from '../common/ActionLink.tsx';
import { retryOf, rowsOf } from '../common/useRead.ts';
import { FeedProblems } from '../common/FeedProblems.tsx';
import { noDriver, writeFilter } from '../day/dayState.ts';
import { UnlistedRecords } from '../grid/InvalidRecords.tsx';
import { waitingInInbox } from '../common/useCounts.ts';
import { itemName } from '../requests/requestText.ts';
import { LoadError } from '../common/Loaded.tsx';
import { refundText } from '../requests/money/balanceText.ts';
import { orDash } from '../common/formatInstant.ts';
import { FailedMails } from './FailedMails.tsx';

function RefundsDue() {
  const { bookings, transfers } = useRefundsDue();
  const retry = retryOf([bookings, transfers]);
  if (retry) return <LoadError message="Failed to load refunds" onRetry={retry} />;
  return <RefundList bookings={rowsOf(bookings)} transfers={rowsOf(transfers)} />;
}

interface RefundListProps {
  bookings: readonly Row<Booking>[];
  transfers: readonly Row<Transfer>[];
}

export function RefundList({ bookings, transfers }: RefundListProps) {
  const rows = [
    ...bookings.map((row) => ({ row, what: itemName(row), to: paths.admin.bookingRefund(row.id) })),
    ...transfers.map((row) => ({ row, what: 'transfer', to: paths.admin.transferRefund(row.id) })),
  ];
  return rows.map(({ row: { id, customerName, refundDue = 0 }, what, to }) => (
    <Alert
      key={id}
      severity="warning"
      action={
        <ActionLink to={to} label={`Give back: ${reference(id)}`}>
          Give back
        </ActionLink>
      }
      sx={{ overflowWrap: 'anywhere' }}
    >
      {`${orDash(customerName)}, ${what}, cancelled: ${refundText(refundDue)}`}
    </Alert>
  ));
}

function OverdueDeposits({ today }: { today: CivilDate }) {
  const overdue = useOverdueDeposits(today);
  const retry = retryOf([overdue]);
  if (retry) return <LoadError message="Failed to load overdue deposits" onRetry={retry} />;
  return <DepositList bookings={rowsOf(overdue)} />;
}

export const DepositList = ({ bookings }: { bookings: readonly Row<Booking>[] }) =>
  bookings.map((row) => (
    <Alert
      key={row.id}
      severity="warning"
      action={
        <ActionLink to={paths.admin.booking(row.id)} label={`Open: ${reference(row.id)}`}>
          Open
        </ActionLink>
      }
      sx={{ overflowWrap: 'anywhere' }}
    >
      {`${orDash(row.customerName)}, ${itemName(row)}: the deposit was due ${orDash(row.unpaidDepositDue, shortDate)}`}
    </Alert>
  ));

interface NeedsAttentionProps {
  /** Undefined while loading. */
  stats: StatsOverview | undefined;
  today: CivilDate;
}

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
      <RefundsDue />
      <OverdueDeposits today={today} />
      {stats ? <UnlistedRecords unlisted={stats.unlisted} /> : null}
      {pickups ? <Pickups {...pickups} today={today} /> : null}
      {stats ? <Unanswered stats={stats} /> : null}
    </Stack>
  );
}

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
        <ActionLink to={to} label={`Answer the ${many}`}>
          Answer
        </ActionLink>
      }
    >
      {`${formatCount(count)} ${count === 1 ? `${one} waits` : `${many} wait`} for an answer`}
    </Alert>
  ));
}

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
        <ActionLink
          key={label}
          to={{
            pathname: to,
            search: writeFilter(new URLSearchParams(), { driver, openOnly: false }).toString(),
          }}
          label={`${label}: pickups without a ${what}`}
        >
          <span>{label}</span>
        </ActionLink>
      ))}
    >
      {`${formatCount(count)} ${count === 1 ? 'pickup has' : 'pickups have'} no ${what}, today or tomorrow`}
    </Alert>
  ));
}
