import {
  addDays,
  bookingHorizonDays,
  type CivilDate,
  maxStayNights,
  type Stay,
} from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { CalendarIsland } from '../forms/dates/CalendarIsland.tsx';
import { CalendarPopup, phone } from '../forms/dates/CalendarPopup.tsx';
import { StayFoot } from './StayFoot.tsx';
import { blockedDays, picksCheckOut, pressed, type Edge, type StayDays } from './stayDays.ts';
import type { Calendar } from './useCalendar.ts';

interface StayCalendarProps {
  anchor: RefObject<HTMLElement | null>;
  opened: Edge | undefined;
  onClose: () => void;
  days: StayDays;
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

  const blockedOf = useMemo(() => blockedDays(days, from), [days, from]);

  // No stay extends past a night with unknown availability.
  const { rules } = days.item;
  const least = rules === 'damaged' ? 1 : (rules?.leastNights ?? 1);
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
