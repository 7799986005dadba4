import Button from '@mui/material/Button';
import type { CivilDate, Stay } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { useMedia } from '../../../ui/browser.ts';
import { CalendarIsland, CalendarPopup, phone } from './CalendarPopup.tsx';
import type { CalendarDays } from './Month.tsx';

export type Edge = keyof Stay;

/** Of a calendar that two fields open. */
export interface OpenedCalendar {
  anchor: RefObject<HTMLElement | null>;
  opened: Edge | undefined;
  onClose: () => void;
}

interface RangeCalendarProps extends OpenedCalendar {
  range: Stay;
  /** Whether the first day may also be the last. */
  mayBeOneDay?: boolean;
  /** The first day of the range that the next press ends, if it picks that edge. */
  startOf: (edge: Edge) => CivilDate | undefined;
  daysFrom: (from: CivilDate | undefined) => Omit<CalendarDays, 'onRangeChange'>;
  onRangeChange?: CalendarDays['onRangeChange'];
  renderFoot: (picks: Edge, buttons: ReactNode) => ReactNode;
  onChange: (range: Stay) => void;
}

/** Space for two months, side by side or stacked. */
const roomy = `(min-width: 900px), ${phone}`;

export function RangeCalendar(props: RangeCalendarProps) {
  const { anchor, opened, range, mayBeOneDay, startOf, daysFrom, renderFoot } = props;
  const { onRangeChange, onChange, onClose } = props;
  const months = useMedia(roomy) ? 2 : 1;
  const today = useToday();
  /** The date that the next press picks; at first the field that opened the calendar. */
  const [edge, setEdge] = useState<Edge>();
  const from = startOf(edge ?? opened ?? 'startDate');
  const close = () => {
    setEdge(undefined);
    onClose();
  };
  const clear = () => {
    setEdge('startDate');
    onChange({ startDate: '', endDate: '' });
  };
  const onMonths = useCallback(
    (first: CivilDate, last: CivilDate) =>
      onRangeChange?.(from !== undefined && from < first ? from : first, last),
    [onRangeChange, from],
  );
  return (
    <CalendarPopup
      open={opened !== undefined}
      onClose={close}
      title={t('Choose your dates')}
      anchor={anchor}
      width={months === 2 ? 740 : 400}
      foot={renderFoot(
        from === undefined ? 'startDate' : 'endDate',
        <>
          <Button onClick={clear}>{t('Clear dates')}</Button>
          <Button variant="contained" onClick={close}>
            {t('Done')}
          </Button>
        </>,
      )}
    >
      <CalendarIsland
        months={months}
        today={today}
        days={{ ...daysFrom(from), onRangeChange: onMonths }}
        from={range.startDate}
        to={range.endDate}
        reachesFrom={from}
        onPick={(day) => {
          const { stay, next } = pressed(from, day, mayBeOneDay);
          setEdge(next);
          onChange(stay);
        }}
      />
    </CalendarPopup>
  );
}

export function pressed(
  startDate: CivilDate | undefined,
  day: CivilDate,
  mayBeOneDay = false,
): { stay: Stay; next: Edge } {
  const ends = startDate !== undefined && (day > startDate || (mayBeOneDay && day === startDate));
  return ends
    ? { stay: { startDate, endDate: day }, next: 'startDate' }
    : { stay: { startDate: day, endDate: '' }, next: 'endDate' };
}
