import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { bookingStatus } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { bookingCollection } from '../../data/bookings/collection.ts';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { useConnected } from '../../data/firebase/live/connection.ts';
import { useToday } from '../../clock/useToday.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BookingSheet } from '../bookings/BookingSheet.tsx';
import { useBookingChanges } from '../bookings/useBookingChanges.ts';
import { LoadError } from '../common/LoadError.tsx';
import { InvalidRecords } from '../records/invalid/InvalidRecords.tsx';
import { QuestionDialog } from '../records/details/QuestionDialog.tsx';
import { useMoves } from '../records/useMoves.ts';
import { useOpened } from '../records/useOpened.ts';
import { useOpenedRecord } from '../records/useOpenedRecord.ts';
import type { AdminHeading } from '../shell/links.ts';
import { useStableRows } from '../records/stable/useStableRows.ts';
import { BlockSheet } from './BlockSheet.tsx';
import { DaySheet } from './DaySheet.tsx';
import { Legend } from './Legend.tsx';
import { OccupancyTable } from './OccupancyTable.tsx';
import { readOpened, rowAddress } from './opened.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { firstDayOf, periodFrom, turned } from './period.ts';
import { useCalendarState } from './useCalendarState.ts';
import type { ChosenNights } from './useNights.ts';
import { useOccupancy } from './useOccupancy.ts';
import { NewBookingFromCalendar } from './NewBookingFromCalendar.tsx';

const rowId = ({ id }: { id: string }) => id;

/** The staff calendar: who is where and when, and what is free. */
function CalendarPage() {
  const today = useToday();
  const isConnected = useConnected();
  const { state, change } = useCalendarState(today);
  const { view, from, kind } = state;
  const period = useMemo(() => periodFrom(view, from), [view, from]);
  const changes = useBookingChanges();
  const { opened, open, close } = useOpened();
  const { move, asking, shielded } = useMoves({ changes, statuses: bookingStatus, close });
  const { shown } = changes;
  const shownOf = useCallback(
    (row: Row<Booking>): Row<Booking> => (isWhole(row) ? shown(row) : row),
    [shown],
  );
  const { rows, bookings, blocks, isKnown, retry } = useOccupancy(period, kind, shownOf);
  // In a calendar, only entries that arrive while it is open count as new.
  const { isNew } = useStableRows({
    rows: isKnown ? bookings : undefined,
    rowId,
    view: `${from} ${view} ${kind}`,
    newSince: Infinity,
  });
  const [nightsToBook, setNightsToBook] = useState<ChosenNights>();

  const address = readOpened(opened);
  const booking = useOpenedRecord({
    collection: bookingCollection,
    id: address?.what === 'booking' ? address.id : undefined,
    rows: isKnown ? bookings : undefined,
    shownOf,
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
          isNew={isNew}
          nightsToBook={nightsToBook}
          shielded={shielded}
          onTurn={(to) => {
            const first = to === 'today' ? firstDayOf(view, today) : turned(view, from, to);
            change({ from: first });
            return to === 'today' ? today : first;
          }}
          onLeave={(date) => change({ from: firstDayOf(view, date) })}
          onOpen={open}
          onChoose={setNightsToBook}
        />
      ) : null}
      <BookingSheet
        record={booking}
        recent={booking && changes.recent(booking.id)}
        problem={booking && changes.problemOf(booking.id)}
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
        {collection === 'tours' ? 'Add a tour' : 'Add a villa'}
      </Button>
    </EmptyState>
  );
}

export { CalendarPage as Component };
export const handle: AdminHeading = {
  title: 'Calendar',
  description: 'Bookings and free nights by day',
};
