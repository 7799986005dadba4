import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  addDays,
  baliDayOf,
  bookingHorizonDays,
  dayAndMonth,
  isCivilDate,
  maxStayNights,
  nightsOf,
  shortDate,
} from '@selasar/domain/core';
import type { CivilDate, Stay } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { hasDepartures, refusedAs } from '@selasar/domain/pricing';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { DateField } from '../forms/dates/DateField.tsx';
import { DateInput } from '../forms/dates/DateInput.tsx';
import type { Edge } from '../forms/dates/RangeCalendar.tsx';
import { blockedTourDays, placesLeft, placesText, tourLegend } from './blockedDays.ts';
import { AvailabilityUnknown, StayCalendar } from './StayCalendar.tsx';
import { isSameStay, localRefusal, useRequested } from './useRequested.ts';
import type { Alternative, RequestedFormProps } from './useRequested.ts';

/** The day of a tour, or check-in and check-out of a villa. */
export const BookingDates = (props: RequestedFormProps) =>
  props.item.type === 'tour' ? <TourDate {...props} /> : <StayDates {...props} />;

/** The number of places left is shown up to this limit. */
const few = 5;

function TourDate(props: RequestedFormProps) {
  const { item, form, calendar } = props;
  const { field, fieldState } = useController({ control: form.control, name: 'startDate' });
  const { requested, days, problemOf, alternative, choose } = useRequested(props);
  const { availability, today, firstDay = today, loadDays, follow, months } = calendar;
  const blockedOf = useMemo(() => blockedTourDays(days), [days]);
  const onRangeChange = useCallback(
    (from: CivilDate, to: CivilDate) => {
      loadDays(from, to);
      follow();
    },
    [loadDays, follow],
  );
  const remaining = placesLeft(item, availability, field.value);
  const showsRemaining =
    !hasDepartures(item) && remaining > 0 && remaining <= few && months.isKnown(field.value);
  return (
    <>
      <DateField
        label={t('Date')}
        field={field}
        days={{
          min: today,
          max: addDays(today, bookingHorizonDays),
          opensAt: firstDay,
          blockedOf,
          onRangeChange,
          loading: months.loading,
        }}
        legend={tourLegend(item)}
        error={fieldState.error?.message}
        problem={problemOf('startDate')}
        hints={[
          showsRemaining &&
            t('{places} left on {date}', {
              places: placesText(remaining),
              date: dayAndMonth(field.value),
            }),
          baliDayOf(field.value)?.guest,
        ]}
      />
      <Alternatives offer={alternative} chosen={requested} onChoose={choose} />
      {months.unread ? <AvailabilityUnknown what="places" /> : null}
    </>
  );
}

function StayDates(props: RequestedFormProps) {
  const { item, form, calendar } = props;
  const { control } = form;
  // The availability of the nights depends on both dates.
  const checkIn = useController({ control, name: 'startDate', rules: { deps: 'endDate' } });
  const checkOut = useController({ control, name: 'endDate', rules: { deps: 'startDate' } });
  const stay = { startDate: checkIn.field.value, endDate: checkOut.field.value };
  const { startDate, endDate } = stay;
  const { requested, days, problemOf, alternative, choose } = useRequested(props);
  const { availability, today, firstDay = today, months } = calendar;
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
          field={{ ...checkIn.field, onChange: typeCheckIn }}
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
          field={checkOut.field}
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
      <Alternatives offer={alternative} chosen={stay} onChoose={choose} />
      {isCivilDate(startDate) ? (
        <BaliNights stay={{ startDate, endDate: endDate || addDays(startDate, 1) }} />
      ) : null}
      {months.unread ? <AvailabilityUnknown what="nights" /> : null}
    </>
  );
}

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

interface AlternativesProps {
  offer: Alternative | undefined;
  chosen: Stay;
  onChoose: (stay: Stay) => void;
}

function Alternatives({ offer, chosen, onChoose }: AlternativesProps) {
  const label = useId();
  if (!offer) return null;
  return (
    <Stack
      component="fieldset"
      aria-labelledby={label}
      spacing={1}
      sx={{ alignItems: 'flex-start', m: 0, p: 0, border: 0 }}
    >
      <Typography id={label} variant="body2">
        {offer.nightsTaken ? t('Free around these dates:') : t('Possible around these dates:')}
      </Typography>
      {offer.stays.map((stay) => {
        const isChosen = isSameStay(stay, chosen);
        const [from, to] = [shortDate(stay.startDate), shortDate(stay.endDate)];
        return (
          <Button
            key={stay.startDate}
            size="small"
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => onChoose(stay)}
            sx={{ minHeight: 44 }}
          >
            <span>{from === to ? from : t('{from} to {to}', { from, to })}</span>
          </Button>
        );
      })}
    </Stack>
  );
}
