import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  addDays,
  baliDayOf,
  type CivilDate,
  dayAndMonth,
  isCivilDate,
  maxStayNights,
  nightsOf,
  type Stay,
} from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { refusedAs } from '@selasar/domain/pricing';
import Stack from '@mui/material/Stack';
import { useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { DateInput } from '../forms/dates/DateInput.tsx';
import { Alternative, AvailabilityUnknown } from './AvailabilityNotices.tsx';
import { localRefusal, type RequestedFormProps, useRequested } from './useRequested.ts';
import { StayCalendar } from './StayCalendar.tsx';
import type { Edge } from './stayDays.ts';
import { useOfferedDays } from './useOfferedDays.ts';

function BaliNights({ stay: { startDate, endDate } }: { stay: Stay }) {
  const last = addDays(startDate, maxStayNights);
  const nights = nightsOf({ startDate, endDate: endDate < last ? endDate : last });
  const days = nights.flatMap((night) => {
    const day = baliDayOf(night);
    return day ? [{ night, day }] : [];
  });
  if (days.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {days.map(({ night, day }) => (
        <Typography
          key={night}
          component="li"
          variant="body2"
          color="textSecondary"
          sx={{ '& + &': { mt: 0.75 } }}
        >
          <strong>{dayAndMonth(night)}</strong> <span>{day.guest}</span>
        </Typography>
      ))}
    </Box>
  );
}

export function StayDates(props: RequestedFormProps) {
  const { item, form, calendar } = props;
  const { control } = form;
  // The availability of the nights depends on both dates.
  const checkIn = useController({ control, name: 'startDate', rules: { deps: 'endDate' } });
  const checkOut = useController({ control, name: 'endDate', rules: { deps: 'startDate' } });
  const stay = { startDate: checkIn.field.value, endDate: checkOut.field.value };
  const { startDate, endDate } = stay;
  const { requested, problemOf, alternative, choose } = useRequested(props);
  const { availability, today, firstDay = today, months } = calendar;
  const { numberOfGuests } = requested;
  const offered = useOfferedDays(item, availability, numberOfGuests);
  const days = useMemo(
    () => ({ item, availability, numberOfGuests, ...offered }),
    [item, availability, numberOfGuests, offered],
  );
  const fields = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Edge>();

  const typeCheckIn = (date: CivilDate) => {
    checkIn.field.onChange(date);
    const refused = localRefusal(item, { ...requested, startDate: date }, availability, today);
    const isOfStay = refused?.field === 'endDate' || refusedAs(refused) === 'some-nights-taken';
    if (date && endDate && (endDate <= date || isOfStay)) checkOut.field.onChange('');
  };

  return (
    <>
      <Stack ref={fields} spacing={2.25}>
        <DateInput
          label={t('Check-in')}
          required
          value={startDate}
          onChange={typeCheckIn}
          onBlur={checkIn.field.onBlur}
          inputRef={checkIn.field.ref}
          error={checkIn.fieldState.error?.message}
          problem={problemOf('startDate')}
          calendar={{
            near: firstDay,
            opener: t('Choose date of check-in'),
            open: opened === 'startDate',
            onOpen: () => setOpened('startDate'),
          }}
        />
        <DateInput
          label={t('Check-out')}
          required
          value={endDate}
          onChange={checkOut.field.onChange}
          onBlur={checkOut.field.onBlur}
          inputRef={checkOut.field.ref}
          error={checkOut.fieldState.error?.message}
          problem={problemOf('endDate')}
          calendar={{
            near: addDays(startDate || firstDay, 1),
            opener: t('Choose date of check-out'),
            open: opened === 'endDate',
            onOpen: () => setOpened('endDate'),
          }}
        />
      </Stack>
      <StayCalendar
        anchor={fields}
        opened={opened}
        onClose={() => setOpened(undefined)}
        days={days}
        calendar={calendar}
        stay={stay}
        problem={problemOf('startDate') ?? problemOf('endDate')}
        onChoose={choose}
      />
      {alternative ? <Alternative offer={alternative} chosen={stay} onChoose={choose} /> : null}
      {isCivilDate(startDate) ? (
        <BaliNights stay={{ startDate, endDate: endDate || addDays(startDate, 1) }} />
      ) : null}
      {months.unread ? <AvailabilityUnknown what="nights" /> : null}
    </>
  );
}
