import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { addDays, type CivilDate, longDate } from '@selasar/domain/core';
import type { Booking, Transfer } from '@selasar/domain/requests';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isValid, type Row } from '../../data/firebase/rows.ts';
import { useConnected } from '../../data/firebase/live/connection.ts';
import { useTours } from '../../data/offers/useOffers.ts';
import { useToday } from '../../clock/useToday.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useUrlParams } from '../common/useUrlParams.ts';
import { plansOf } from '../crew/plans.ts';
import { useRequestChanges } from '../requests/sheet/useStatusChanges.ts';
import { LoadError } from '../common/Loaded.tsx';
import { InvalidRecords } from '../grid/InvalidRecords.tsx';
import { useOpened } from '../requests/list/useDetails.ts';
import type { AdminHeading } from '../common/links.ts';
import { DayBar } from './DayBar.tsx';
import { DayFilters, DayMenus } from './DayFilters.tsx';
import { DaySheets } from './DaySheets.tsx';
import {
  addressOf,
  countsText,
  filtered,
  readDate,
  readFilter,
  writeFilter,
  driversOf,
} from './dayState.ts';
import type { DayFilter } from './dayState.ts';
import { JobList } from './JobList.tsx';
import { Manifest, usePrint } from './Manifest.tsx';
import { Touch, useJobUpdates } from './useJobUpdates.ts';
import { useDay } from './useDay.ts';
import { useTicks } from './useTicks.ts';

const none: readonly never[] = [];

function DayPage() {
  const today = useToday();
  const { date: param } = useParams();
  const date = readDate(param, today);
  return date === undefined ? <NoSuchDay param={param} /> : <Day date={date} today={today} />;
}

const NoSuchDay = ({ param }: { param: string | undefined }) => (
  <EmptyState title={`There is no day ${param}`} hint="Use a date like 2026-12-14.">
    <Button component={Link} to={paths.admin.day()} variant="contained">
      Go to today
    </Button>
  </EmptyState>
);

function Day({ date, today }: { date: CivilDate; today: CivilDate }) {
  const isConnected = useConnected();
  const navigate = useNavigate();
  const [params, setParams] = useUrlParams();
  const filter = readFilter(params);
  const opening = useOpened();
  const bookingChanges = useRequestChanges('bookings', opening.isOpen);
  const transferChanges = useRequestChanges('transfers', opening.isOpen);
  const { shown: shownBooking } = bookingChanges;
  const { shown: shownTransfer } = transferChanges;
  const shown = useMemo(
    () => ({
      booking: (row: Row<Booking>) => (isValid(row) ? shownBooking(row) : row),
      transfer: (row: Row<Transfer>) => (isValid(row) ? shownTransfer(row) : row),
    }),
    [shownBooking, shownTransfer],
  );
  const { jobs, bookings, transfers, crew, crewRows, retry } = useDay(date, shown);
  const { updateFor, touch } = useJobUpdates(date, jobs, opening.opened);
  const { running, tick } = useTicks(touch);
  const { printed, print } = usePrint();

  /** The day that the user is heading to: two quick clicks move two days. */
  const next = useRef(date);
  useEffect(() => {
    next.current = date;
  }, [date]);
  const go = (to: CivilDate, replace = false) => {
    if (to === next.current) return;
    next.current = to;
    const search = writeFilter(new URLSearchParams(), filter).toString();
    void navigate({ pathname: addressOf(to, today), search }, { replace });
  };
  const drivers = useMemo(() => driversOf(jobs ?? [], crew), [jobs, crew]);
  const { driver, openOnly } = filter;
  const matching = useMemo(
    () => filtered(jobs ?? [], { driver, openOnly }),
    [jobs, driver, openOnly],
  );
  // The switch responds at once; a long list follows a moment later.
  const later = useDeferredValue(matching);
  const visible = jobs ? later : [];
  const changeFilter = (changed: DayFilter) =>
    setParams((before) => writeFilter(before, changed), { replace: true });
  const [timed, untimed] = [
    visible.filter(({ time }) => time !== undefined),
    visible.filter(({ time }) => time === undefined),
  ];
  const tours = useTours();
  const offered = tours.status === 'success' ? tours.data : none;
  const plans = useMemo(
    () =>
      plansOf({
        bookings: bookings.filter(isValid),
        transfers: transfers.filter(isValid),
        tours: offered.filter(isValid),
      }),
    [bookings, transfers, offered],
  );
  const lists = { date, crew, plans, running, updateFor, onOpen: opening.open, onTick: tick };

  return (
    <Stack spacing={2}>
      <DayBar
        date={date}
        today={today}
        onGo={go}
        onStep={(days) => go(addDays(next.current, days))}
      >
        <Notice sx={{ color: 'text.secondary' }}>{jobs ? countsText(jobs) : ''}</Notice>
      </DayBar>
      <DayFilters filter={filter} drivers={drivers} onChange={changeFilter}>
        <DayMenus
          date={date}
          drivers={drivers}
          isEmpty={jobs === undefined || jobs.length === 0}
          onPrint={print}
        />
      </DayFilters>
      <InvalidRecords rows={bookings} name="booking" />
      <InvalidRecords rows={transfers} name="transfer" />
      <InvalidRecords rows={crewRows} name="crew member" />
      <Notice sx={{ '&:empty': { mt: '0 !important' } }}>
        {isConnected ? null : offlineText(jobs !== undefined)}
      </Notice>
      {retry ? <LoadError message="Failed to load this day" onRetry={retry} /> : null}
      {jobs === undefined && !retry ? <Skeleton variant="rounded" height={400} /> : null}
      {jobs?.length === 0 ? (
        <EmptyState
          title={`Nothing on ${longDate(date)}`}
          hint="The tours, stays and pickups of the day appear here automatically."
        >
          <Button component={Link} to={paths.admin.newBooking} variant="outlined">
            New booking
          </Button>
        </EmptyState>
      ) : null}
      {jobs && jobs.length > 0 && matching.length === 0 ? (
        <EmptyState title="No job matches">
          <Button
            variant="outlined"
            onClick={() => changeFilter({ driver: undefined, openOnly: false })}
          >
            Show all jobs
          </Button>
        </EmptyState>
      ) : null}
      <Touch value={touch}>
        <JobList heading="By time" jobs={timed} {...lists} />
        <JobList heading="No time set" jobs={untimed} {...lists} />
      </Touch>
      <DaySheets
        opening={opening}
        bookings={jobs && bookings}
        transfers={jobs && transfers}
        bookingChanges={bookingChanges}
        transferChanges={transferChanges}
        onTouch={touch}
      />
      {printed && jobs ? (
        <Manifest printed={printed} date={date} jobs={jobs} drivers={drivers} crew={crew} />
      ) : null}
    </Stack>
  );
}

const offlineText = (isKnown: boolean): string =>
  isKnown
    ? 'This is the day as it was when the connection was lost.'
    : 'This day is shown once the connection is back.';

export { DayPage as Component };
export const handle: AdminHeading = {
  title: 'Day',
  description: 'Pickups, tours and stays of one day',
};
