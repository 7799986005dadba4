import Stack from '@mui/material/Stack';
import { addDays, isCivilDate, refusedAs, t } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { DateInput } from '../forms/dates/DateInput.tsx';
import { BaliNights } from './BaliNights.tsx';
import { Alternative } from './Alternative.tsx';
import { localRefusal } from './localRefusal.ts';
import { StayCalendar } from './StayCalendar.tsx';
import type { Edge } from './stayDays.ts';
import { Unread } from './Unread.tsx';
import { useOfferedDays } from './useOfferedDays.ts';
import { useRequested } from './useRequested.ts';
import type { RequestedFormProps } from './useRequested.ts';

/** Check-in and check-out of a stay, typed or picked in one calendar. */
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

  /** Clears a check-out that is not possible from the new check-in. */
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
      {months.unread ? <Unread what="nights" /> : null}
    </>
  );
}
