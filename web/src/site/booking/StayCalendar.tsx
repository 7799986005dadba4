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
import { t } from '@selasar/domain/i18n';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { priceOf } from '@selasar/domain/pricing';
import { useMedia } from '../../ui/useMedia.ts';
import { CalendarIsland, CalendarPopup, phone } from '../forms/dates/CalendarPopup.tsx';
import { blockedStayDays, picksCheckOut, pressed } from './blockedDays.ts';
import type { Edge, OfferedDays } from './blockedDays.ts';
import { rulesOf } from './item.ts';
import type { Calendar } from './useCalendar.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Approximately } from '../common/Approximately.tsx';
import { Legend } from '../forms/dates/Legend.tsx';
import { nightCount } from './priceTexts.ts';

interface StayCalendarProps {
  anchor: RefObject<HTMLElement | null>;
  opened: Edge | undefined;
  onClose: () => void;
  days: OfferedDays;
  calendar: Calendar;
  stay: Stay;
  problem: string | undefined;
  onChoose: (stay: Stay) => void;
}

/** Space for two months, side by side or stacked. */
const roomy = `(min-width: 900px), ${phone}`;

export function StayCalendar({ opened, anchor, onClose, ...inside }: StayCalendarProps) {
  const months = useMedia(roomy) ? 2 : 1;
  const { stay, onChoose, days, calendar, problem } = inside;
  /** The date that the next press picks; at first the field that opened the calendar. */
  const [edge, setEdge] = useState<Edge>();
  const close = () => {
    setEdge(undefined);
    onClose();
  };
  const { today, firstDay, loadDays, follow } = calendar;
  const { loading, unread } = calendar.months;
  const { startDate, endDate } = stay;
  const from = picksCheckOut(days, startDate, edge ?? opened ?? 'startDate')
    ? startDate
    : undefined;

  const blockedOf = useMemo(() => blockedStayDays(days, from), [days, from]);

  // No stay extends past a night with unknown availability.
  const { leastNights: least = 1 } = rulesOf(days.item);
  const onRangeChange = useCallback(
    (first: CivilDate, last: CivilDate) => {
      loadDays(from && from < first ? from : first, addDays(last, least - 1));
      follow();
    },
    [loadDays, follow, from, least],
  );
  const lastArrival = addDays(today, bookingHorizonDays);
  const lastEnd = from === undefined ? lastArrival : addDays(from, maxStayNights);

  const labelOf = (day: CivilDate) => {
    if (day === startDate) return 'check-in';
    if (day === endDate) return 'check-out';
    return day > startDate && day < endDate ? t('in your stay') : undefined;
  };
  return (
    <CalendarPopup
      open={opened !== undefined}
      onClose={close}
      title={t('Choose your dates')}
      anchor={anchor}
      width={months === 2 ? 740 : 400}
      foot={
        <StayFoot
          {...{ days, stay, problem, loading, unread }}
          picks={from === undefined ? 'startDate' : 'endDate'}
          onClear={() => {
            setEdge('startDate');
            onChoose({ startDate: '', endDate: '' });
          }}
          onDone={close}
        />
      }
    >
      <CalendarIsland
        months={months}
        today={today}
        days={{
          min: today,
          max: lastEnd > lastArrival ? lastEnd : lastArrival,
          opensAt: firstDay || today,
          blockedOf,
          labelOf,
          onRangeChange,
          loading,
        }}
        from={startDate}
        to={endDate}
        reachesFrom={from}
        onPick={(day) => {
          const { stay: chosen, next } = pressed(from, day);
          setEdge(next);
          onChoose(chosen);
        }}
      />
    </CalendarPopup>
  );
}

interface StayFootProps {
  days: OfferedDays;
  stay: Stay;
  picks: Edge;
  problem: string | undefined;
  loading: boolean;
  unread: boolean;
  onClear: () => void;
  onDone: () => void;
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

function StayFoot({ days, stay, picks, problem, loading, unread, ...on }: StayFootProps) {
  const { startDate, endDate } = stay;
  const isWhole = isCivilDate(startDate) && isCivilDate(endDate) && startDate < endDate;
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
                {isWhole ? <Sum days={days} stay={stay} /> : t(asks[picks])}
              </Typography>
            )}
            <Typography component="span" variant="body2" color="textSecondary">
              {loading
                ? t('Looking up the free nights …')
                : isWhole &&
                  !problem &&
                  t('{from} to {to}', { from: dayAndMonth(startDate), to: dayAndMonth(endDate) })}
            </Typography>
          </Notice>
        </Box>
        <Button onClick={on.onClear}>{t('Clear dates')}</Button>
        <Button variant="contained" onClick={on.onDone}>
          {t('Done')}
        </Button>
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
