import { t } from '@selasar/domain/i18n';
import { checkAvailability, requestedOf } from '@selasar/domain/pricing';
import { type BookingForm, bookingStatus } from '@selasar/domain/requests';
import { bookingChangeSchema, type TripBooking } from '@selasar/domain/trips';
import { use, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { baliToday, useToday } from '../../../clock/useToday.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { Extras } from '../../../forms/LateInputs.tsx';
import type { ExtrasControl } from '../../../forms/ExtrasInput.tsx';
import { DepartureInput } from '../../booking/DepartureInput.tsx';
import { emptyForm, GuestsInput } from '../../booking/fields.tsx';
import { BookingDates } from '../../booking/BookingDates.tsx';
import { type Failed, isUpToServer } from '../../booking/useRequested.ts';
import { useCalendar } from '../../booking/useCalendar.ts';
import { refusalOf } from '../../forms/request/useRequestForm.ts';
import { TripKey } from '../tripRequest.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { hasExtrasToChange, useOffer } from './useOffer.ts';

/** The booking's own nights or seats are free. */
export function BookingChange({ request, onClose }: { request: TripBooking; onClose: () => void }) {
  const key = use(TripKey);
  const { kind, id, bookingType, status, startDate, endDate, changeRequest } = request;
  const { numberOfGuests, party, guestKinds, startTime } = request;
  const { item, isFound, reload } = useOffer(request);
  const today = useToday();
  const canHaveExtras = isFound && hasExtrasToChange(item, request, today);
  const { holdsPlace } = bookingStatus[status];
  const own = useMemo(
    () =>
      holdsPlace ? { startDate, endDate, numberOfGuests, party, guestKinds, startTime } : undefined,
    [holdsPlace, startDate, endDate, numberOfGuests, party, guestKinds, startTime],
  );
  const read = useCalendar(item, own);
  const availability = useMemo(
    () => ({ ...read.availability, ordered: request }),
    [read.availability, request],
  );
  const calendar = { ...read, availability };
  const [failed, setFailed] = useState<Failed>();
  const schema = () =>
    bookingChangeSchema(bookingType, baliToday(), (requested) => {
      const then = requestedOf({ bookingType, ...requested });
      if (isUpToServer(failed, then)) return undefined;
      // Until the offer is found, nobody here knows its extras.
      const known = isFound ? then : { ...then, chosenExtras: undefined };
      return checkAvailability(item, known, { ...availability, now: new Date() }).refused;
    });
  // Uses the controls of the booking card, whose form has more fields; these stay empty.
  const form = useForm<BookingForm>({
    defaultValues: {
      ...emptyForm(item),
      ...requestedOf({
        bookingType,
        ...(changeRequest?.what === 'change' ? changeRequest : request),
      }),
    },
    resolver: (...given) =>
      formResolver(schema() as unknown as z.ZodType<BookingForm, BookingForm>)(...given),
  });
  const requestedIn = (filled: BookingForm) => requestedOf({ ...filled, bookingType });
  return (
    <ChangeForm
      request={request}
      title={canHaveExtras ? t('Ask for a change') : t('Ask for another date')}
      form={form}
      inputOf={(filled) => ({ key, kind, id, requested: requestedIn(filled) })}
      onRefused={(error, filled) => {
        const refusal = refusalOf(error);
        setFailed({ requested: requestedIn(filled), refusal });
        if (refusal?.code === 'not-bookable') reload();
      }}
      onClose={onClose}
    >
      <BookingDates item={item} form={form} calendar={calendar} failed={failed} />
      <DepartureInput item={item} form={form} calendar={calendar} />
      <GuestsInput item={item} form={form} />
      {canHaveExtras ? (
        <Extras
          control={form.control as unknown as ExtrasControl}
          terms={item}
          now={availability.now}
          ordered={request}
        />
      ) : null}
    </ChangeForm>
  );
}
