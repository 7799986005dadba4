import {
  addDays,
  bookingHorizonDays,
  maxStayNights,
  dayAndMonth,
  formatUsd,
  isCivilDate,
  nightsBetween,
} from '@selasar/domain/core';
import type { CivilDate, Stay } from '@selasar/domain/core';
import { nightCount, t } from '@selasar/domain/i18n';
import { type ReactNode, useCallback } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { priceOf } from '@selasar/domain/pricing';
import { type OpenedCalendar, type Edge, RangeCalendar } from '../forms/dates/RangeCalendar.tsx';
import { blockedStayDays, type OfferedDays, picksCheckOut } from './blockedDays.ts';
import { rulesOf } from './item.ts';
import type { Calendar } from './useCalendar.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Approximately } from '../common/Approximately.tsx';
import { Legend } from '../forms/dates/Legend.tsx';

interface StayCalendarProps extends OpenedCalendar {
  days: OfferedDays;
  calendar: Calendar;
  stay: Stay;
  problem: string | undefined;
  onChoose: (stay: Stay) => void;
}

export function StayCalendar(props: StayCalendarProps) {
  const { days, calendar, stay, problem, onChoose, ...popup } = props;
  const { today, firstDay, loadDays, follow } = calendar;
  const { loading, unread } = calendar.months;
  const { startDate, endDate } = stay;

  // No stay extends past a night with unknown availability.
  const { leastNights: least = 1 } = rulesOf(days.item);
  const onRangeChange = useCallback(
    (first: CivilDate, last: CivilDate) => {
      loadDays(first, addDays(last, least - 1));
      follow();
    },
    [loadDays, follow, least],
  );
  const lastArrival = addDays(today, bookingHorizonDays);

  const labelOf = (day: CivilDate) => {
    if (day === startDate) return t('check-in');
    if (day === endDate) return t('check-out');
    return day > startDate && day < endDate ? t('in your stay') : undefined;
  };
  return (
    <RangeCalendar
      {...popup}
      range={stay}
      startOf={(edge) => (picksCheckOut(days, startDate, edge) ? startDate : undefined)}
      daysFrom={(from) => {
        const lastEnd = from === undefined ? lastArrival : addDays(from, maxStayNights);
        return {
          min: today,
          max: lastEnd > lastArrival ? lastEnd : lastArrival,
          opensAt: firstDay || today,
          blockedOf: blockedStayDays(days, from),
          labelOf,
          loading,
        };
      }}
      onRangeChange={onRangeChange}
      renderFoot={(picks, buttons) => (
        <StayFoot {...{ days, stay, problem, loading, unread, picks, buttons }} />
      )}
      onChange={onChoose}
    />
  );
}

interface StayFootProps {
  days: OfferedDays;
  stay: Stay;
  picks: Edge;
  problem: string | undefined;
  loading: boolean;
  unread: boolean;
  buttons: ReactNode;
}

const asks = { startDate: 'Choose your check-in', endDate: 'Choose your check-out' } as const;
const offDays = { startDate: 'No arrival', endDate: 'No departure' } as const;

function Sum({ days: { item, numberOfGuests }, stay }: { days: OfferedDays; stay: Stay }) {
  const nights = nightsBetween(stay.startDate, stay.endDate);
  const { total } = priceOf(item, { ...stay, numberOfGuests });
  return (
    <>
      <span>{`${nightCount(nights)} · ${formatUsd(total)}`}</span>
      <Approximately usd={total} />
    </>
  );
}

function StayFoot(props: StayFootProps) {
  const { days, stay, picks, problem, loading, unread, buttons } = props;
  const { startDate, endDate } = stay;
  const isValid = isCivilDate(startDate) && isCivilDate(endDate) && startDate < endDate;
  return (
    <Stack spacing={1.5}>
      <Legend
        items={[
          { mark: 'taken', text: t('Taken') },
          { mark: 'off', text: t(offDays[picks]) },
        ]}
      />
      {unread ? <AvailabilityUnknown what="nights" /> : null}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, minHeight: 48, alignContent: 'center' }}>
          {problem ? (
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          ) : null}
          <Notice>
            {problem ? null : (
              <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
                {isValid ? <Sum days={days} stay={stay} /> : t(asks[picks])}
              </Typography>
            )}
            <Typography component="span" variant="body2" color="textSecondary">
              {loading
                ? t('Looking up the free nights …')
                : isValid &&
                  !problem &&
                  t('{from} to {to}', { from: dayAndMonth(startDate), to: dayAndMonth(endDate) })}
            </Typography>
          </Notice>
        </Box>
        {buttons}
      </Stack>
    </Stack>
  );
}

export const AvailabilityUnknown = ({ what }: { what: 'nights' | 'places' }) => (
  <Typography variant="body2" color="textSecondary">
    {what === 'nights'
      ? t('We could not look up the free nights just now. We will check them when you book.')
      : t('We could not look up the free places just now. We will check them when you book.')}
  </Typography>
);
