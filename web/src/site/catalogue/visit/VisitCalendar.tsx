import Stack from '@mui/material/Stack';
import {
  addDays,
  bookingHorizonDays,
  dayAndMonth,
  isCivilDate,
  maxStayNights,
  type Stay,
} from '@selasar/domain/core';
import { nightCount, t } from '@selasar/domain/i18n';
import { useToday } from '../../../clock/useToday.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { type OpenedCalendar, RangeCalendar } from '../../forms/dates/RangeCalendar.tsx';

interface VisitCalendarProps extends OpenedCalendar {
  isStay: boolean;
  days: Stay;
  onChange: (days: Stay) => void;
}

export function VisitCalendar({ isStay, days, ...popup }: VisitCalendarProps) {
  const today = useToday();
  const { startDate, endDate } = days;
  const horizon = addDays(today, bookingHorizonDays);
  const asks = isStay
    ? { startDate: t('Choose your check-in'), endDate: t('Choose your check-out') }
    : { startDate: t('First day'), endDate: t('Last day') };
  return (
    <RangeCalendar
      {...popup}
      range={days}
      mayBeOneDay={!isStay}
      startOf={(edge) => (edge === 'endDate' && isCivilDate(startDate) ? startDate : undefined)}
      daysFrom={(from) => {
        const longest = from && addDays(from, maxStayNights);
        return {
          min: today,
          max: longest && longest > horizon ? longest : horizon,
          blockedOf: (day) =>
            longest && day > longest
              ? { mark: 'off', label: t('at most {nights}', { nights: nightCount(maxStayNights) }) }
              : undefined,
        };
      }}
      renderFoot={(picks, buttons) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Notice sx={{ flex: 1, fontWeight: 700 }}>
            {startDate && endDate
              ? t('{from} to {to}', { from: dayAndMonth(startDate), to: dayAndMonth(endDate) })
              : asks[picks]}
          </Notice>
          {buttons}
        </Stack>
      )}
    />
  );
}
