import {
  addDays,
  baliDayOf,
  bookingHorizonDays,
  type CivilDate,
  dayAndMonth,
} from '@selasar/domain/core';
import { t, plural } from '@selasar/domain/i18n';
import { useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { type Availability, checkAvailability, refusedAs } from '@selasar/domain/pricing';
import { DateField } from '../forms/dates/DateField.tsx';
import { Alternative, AvailabilityUnknown } from './AvailabilityNotices.tsx';
import { useOfferedDays } from './useOfferedDays.ts';
import { useRequested, type RequestedFormProps } from './useRequested.ts';
import type { Blocked } from '../forms/dates/Month.tsx';
import type { LegendItem } from '../forms/dates/Legend.tsx';
import type { BookableItem } from './item.ts';
import { memoizeByDay } from './memoizeByDay.ts';
import { seatsOf } from './taken.ts';

const placesLeft = (item: BookableItem, availability: Availability, day: CivilDate): number =>
  (seatsOf(item) ?? Infinity) - (availability.takenSeats?.get(day) ?? 0);

const placesText = (left: number): string => plural(left, '1 place', '{count} places');

export const blockedTourDays = (
  item: BookableItem,
  availability: Availability,
  numberOfGuests: number,
  isOffered: (day: CivilDate) => boolean,
) =>
  memoizeByDay((startDate): Blocked | undefined => {
    if (isOffered(startDate)) return undefined;
    const requested = { startDate, endDate: startDate, numberOfGuests };
    const code = refusedAs(checkAvailability(item, requested, availability).refused);
    const left = placesLeft(item, availability, startDate);
    if (code === 'seats-taken') {
      return left > 0
        ? { mark: 'off', label: t('only {places} left', { places: placesText(left) }) }
        : { mark: 'taken', label: t('full') };
    }
    return {
      mark: 'off',
      label:
        code === 'booked-too-late' || code === 'starts-too-soon'
          ? t('too late to book')
          : t('does not run'),
    };
  });

function tourLegend(item: BookableItem): LegendItem[] {
  const rules = item.rules === 'damaged' ? {} : (item.rules ?? {});
  return [
    ...(seatsOf(item) === undefined ? [] : [{ mark: 'taken', text: t('Full') } as const]),
    ...(rules.weekdays || rules.closed ? [{ mark: 'off', text: t('Does not run') } as const] : []),
  ];
}

/** The number of places left is shown up to this limit. */
const few = 5;

export function TourDate(props: RequestedFormProps) {
  const { item, form, calendar } = props;
  const { field, fieldState } = useController({ control: form.control, name: 'startDate' });
  const { requested, problemOf, alternative, choose } = useRequested(props);
  const { availability, today, firstDay = today, loadDays, follow, months } = calendar;
  const { numberOfGuests } = requested;
  const { isOffered } = useOfferedDays(item, availability, numberOfGuests);
  const blockedOf = useMemo(
    () => blockedTourDays(item, availability, numberOfGuests, isOffered),
    [item, availability, numberOfGuests, isOffered],
  );

  const onRangeChange = useCallback(
    (from: CivilDate, to: CivilDate) => {
      loadDays(from, to);
      follow();
    },
    [loadDays, follow],
  );
  const remaining = placesLeft(item, availability, field.value);
  const showsRemaining = remaining > 0 && remaining <= few && months.isKnown(field.value);

  return (
    <>
      <DateField
        label={t('Date')}
        required
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
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
      {alternative ? (
        <Alternative
          offer={alternative}
          chosen={{ startDate: requested.startDate, endDate: requested.endDate }}
          onChoose={choose}
        />
      ) : null}
      {months.unread ? <AvailabilityUnknown what="places" /> : null}
    </>
  );
}
