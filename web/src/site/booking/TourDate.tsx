import { addDays, baliDayOf, bookingHorizonDays, dayAndMonth, t } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { DateField } from '../forms/dates/DateField.tsx';
import { Alternative } from './Alternative.tsx';
import { blockedTourDays, placesLeft, placesText, tourLegend } from './tourDays.ts';
import { Unread } from './Unread.tsx';
import { useOfferedDays } from './useOfferedDays.ts';
import { useRequested } from './useRequested.ts';
import type { RequestedFormProps } from './useRequested.ts';

/** The number of places left is shown up to this limit. */
const few = 5;

/** The day of a tour. Only days with enough places for the chosen guests can be picked. */
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
      {months.unread ? <Unread what="places" /> : null}
    </>
  );
}
