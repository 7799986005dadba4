import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { collections } from '@selasar/domain/core';
import type { Booking } from '@selasar/domain/requests';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { isValid, type Row } from '../../data/firebase/rows.ts';
import { useConnected } from '../../data/firebase/live/connection.ts';
import { useToday } from '../../clock/useToday.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bookingSheet } from '../requests/sheet/bookingSheet.tsx';
import { RequestSheet } from '../requests/sheet/RequestSheet.tsx';
import { kindsForStaff } from '../requests/kindsForStaff.ts';
import { useRequestChanges } from '../requests/sheet/useStatusChanges.ts';
import { LoadError } from '../common/Loaded.tsx';
import { InvalidRecords, UnlistedOf } from '../grid/InvalidRecords.tsx';
import { QuestionDialog } from '../common/QuestionDialog.tsx';
import { useMoves } from '../requests/list/useMoves.ts';
import { useOpened, useOpenedRequest } from '../requests/list/useDetails.ts';
import type { AdminHeading } from '../common/links.ts';
import { BlockSheet, DaySheet } from './CalendarSheets.tsx';
import { OccupancyTable } from './OccupancyTable.tsx';
import { readOpened, rowAddress, useCalendarState } from './calendarState.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { firstDayOf, openingDay, periodFrom, turned } from './period.ts';
import type { ChosenNights } from './useNights.ts';
import { useOccupancy } from './useOccupancy.ts';
import { NewBookingFromCalendar } from './NewBookingFromCalendar.tsx';
import { barStyles } from './styles.ts';

const words = [
  ['confirmed', 'Confirmed'],
  ['pending', 'Pending'],
  ['blocked', 'Blocked'],
] as const;

const Legend = () => (
  <Stack direction="row" spacing={2} useFlexGap aria-hidden sx={{ flexWrap: 'wrap' }}>
    {words.map(([variant, word]) => (
      <Stack key={variant} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <Box
          sx={{
            ...barStyles[variant],
            width: 28,
            height: 18,
            borderRadius: ({ radius }) => radius.thumbnail,
          }}
        />
        <Typography variant="body2">{word}</Typography>
      </Stack>
    ))}
    <Typography variant="body2">– Not offered</Typography>
  </Stack>
);

function CalendarPage() {
  const today = useToday();
  const isConnected = useConnected();
  const { state, change } = useCalendarState(today);
  const { view, from, kind } = state;
  const period = useMemo(() => periodFrom(view, from), [view, from]);
  const opening = useOpened();
  const { opened, open } = opening;
  const changes = useRequestChanges('bookings', opening.isOpen);
  const { move, asking, shielded } = useMoves({ kind: kindsForStaff.bookings, changes, opening });
  const { shown } = changes;
  const shownOf = useCallback(
    (row: Row<Booking>): Row<Booking> => (isValid(row) ? shown(row) : row),
    [shown],
  );
  const { rows, bookings, blocks, isKnown, retry } = useOccupancy(period, kind, shownOf);
  const [nightsToBook, setNightsToBook] = useState<ChosenNights>();

  const address = readOpened(opened);
  const booking = useOpenedRequest({
    kind: 'bookings',
    id: address?.what === 'booking' ? address.id : undefined,
    rows: isKnown ? bookings : undefined,
    shownOf: (row) => (isValid(row) ? shown(row) : row),
  });
  const rowOf = (row: string | undefined) => rows?.find((one) => rowAddress(one) === row);
  const closeOpened = () => open(undefined);

  if (retry) return <LoadError message="Failed to load the calendar" onRetry={retry} />;
  const rowToBook = rowOf(nightsToBook?.row);
  const dayRow = address?.what === 'day' ? rowOf(address.row) : undefined;
  const block =
    address?.what === 'block' && isKnown
      ? (blocks.find(({ id }) => id === address.id) ??
        ({ id: address.id, absent: 'missing' } as const))
      : undefined;
  return (
    <Stack spacing={2}>
      <QuestionDialog {...asking} />
      <PeriodBar state={state} period={period} today={today} onChange={change} />
      <Legend />
      <InvalidRecords rows={bookings} name="booking" />
      <InvalidRecords rows={blocks} name="block" />
      <UnlistedOf collection={collections.blocks} />
      <Notice sx={{ '&:empty': { mt: '0 !important' } }}>
        {isKnown || isConnected ? null : 'These days are shown once the connection is back.'}
      </Notice>
      {rows === undefined ? <Skeleton variant="rounded" height={400} /> : null}
      {rows?.length === 0 && isKnown ? <NoRows kind={kind} /> : null}
      {rows && rows.length > 0 ? (
        <OccupancyTable
          view={view}
          period={period}
          rows={rows}
          today={today}
          isKnown={isKnown}
          nightsToBook={nightsToBook}
          shielded={shielded}
          onTurn={(to) => {
            const first = to === 'today' ? openingDay(today) : turned(view, from, to);
            change({ from: first });
            return to === 'today' ? today : first;
          }}
          onLeave={(date) => change({ from: firstDayOf(view, date) })}
          onOpen={open}
          onChoose={setNightsToBook}
        />
      ) : null}
      <RequestSheet
        parts={bookingSheet}
        record={booking}
        recent={booking && changes.recent(booking.id)}
        problem={booking && changes.problemOf(booking)}
        onChange={move}
        onOpen={open}
      />
      <BlockSheet
        record={block}
        nameOf={(id) => rowOf(rowAddress({ kind: 'villas', id }))?.name ?? id}
        onClose={closeOpened}
      />
      <DaySheet
        day={dayRow && address?.what === 'day' ? { row: dayRow, date: address.date } : undefined}
        today={today}
        onOpen={open}
        onBook={setNightsToBook}
        onClose={closeOpened}
      />
      {nightsToBook && rowToBook ? (
        <NewBookingFromCalendar
          row={rowToBook}
          nights={nightsToBook.nights}
          today={today}
          onClose={() => setNightsToBook(undefined)}
        />
      ) : null}
    </Stack>
  );
}

const emptyText = {
  all: 'No villas or tours yet',
  villas: 'No villas yet',
  tours: 'No tours yet',
} as const;

function NoRows({ kind }: { kind: keyof typeof emptyText }) {
  const collection = kind === 'tours' ? 'tours' : 'villas';
  return (
    <EmptyState
      title={emptyText[kind]}
      hint="Their bookings and free nights are then shown here by day."
    >
      <Button component={Link} to={paths.admin.newOffer(collection)} variant="contained">
        <span>{collection === 'tours' ? 'Add a tour' : 'Add a villa'}</span>
      </Button>
    </EmptyState>
  );
}

export { CalendarPage as Component };
export const handle: AdminHeading = {
  title: 'Calendar',
  description: 'Bookings and free nights by day',
};
