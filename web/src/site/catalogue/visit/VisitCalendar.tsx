import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  addDays,
  bookingHorizonDays,
  dayAndMonth,
  isCivilDate,
  maxStayNights,
} from '@selasar/domain/core';
import type { CivilDate, Stay } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { useState, type RefObject } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { CalendarIsland, CalendarPopup, phone } from '../../forms/dates/CalendarPopup.tsx';
import { nightCount } from '../../booking/priceTexts.ts';

type Edge = keyof Stay;

interface VisitCalendarProps {
  anchor: RefObject<HTMLElement | null>;
  opened: Edge | undefined;
  onClose: () => void;
  isStay: boolean;
  days: Stay;
  onChange: (days: Stay) => void;
}

/** Space for two months, side by side or stacked. */
const roomy = `(min-width: 900px), ${phone}`;

export function VisitCalendar(props: VisitCalendarProps) {
  const { anchor, opened, onClose, isStay, days, onChange } = props;
  const today = useToday();
  const months = useMedia(roomy) ? 2 : 1;
  /** The day that the next press picks; at first that of the field. */
  const [edge, setEdge] = useState<Edge>();
  const { startDate, endDate } = days;
  const picksLast = (edge ?? opened) === 'endDate' && isCivilDate(startDate);
  const from = picksLast ? startDate : undefined;
  const longest = from && addDays(from, maxStayNights);
  const horizon = addDays(today, bookingHorizonDays);

  const close = () => {
    setEdge(undefined);
    onClose();
  };
  const pick = (day: CivilDate) => {
    const isLast = from !== undefined && (isStay ? day > from : day >= from);
    onChange(isLast ? { startDate: from, endDate: day } : { startDate: day, endDate: '' });
    setEdge(isLast ? 'startDate' : 'endDate');
  };
  const asks = isStay
    ? { startDate: t('Choose your check-in'), endDate: t('Choose your check-out') }
    : { startDate: t('First day'), endDate: t('Last day') };
  return (
    <CalendarPopup
      open={opened !== undefined}
      onClose={close}
      title={t('Choose your dates')}
      anchor={anchor}
      width={months === 2 ? 740 : 400}
      foot={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Notice sx={{ flex: 1, fontWeight: 700 }}>
            {startDate && endDate
              ? t('{from} to {to}', { from: dayAndMonth(startDate), to: dayAndMonth(endDate) })
              : asks[picksLast ? 'endDate' : 'startDate']}
          </Notice>
          <Button
            onClick={() => {
              setEdge('startDate');
              onChange({ startDate: '', endDate: '' });
            }}
          >
            {t('Clear dates')}
          </Button>
          <Button variant="contained" onClick={close}>
            {t('Done')}
          </Button>
        </Stack>
      }
    >
      <CalendarIsland
        months={months}
        today={today}
        days={{
          min: today,
          max: longest && longest > horizon ? longest : horizon,
          blockedOf: (day) =>
            longest && day > longest
              ? { mark: 'off', label: t('at most {nights}', { nights: nightCount(maxStayNights) }) }
              : undefined,
        }}
        from={startDate}
        to={endDate}
        reachesFrom={from}
        onPick={pick}
      />
    </CalendarPopup>
  );
}
