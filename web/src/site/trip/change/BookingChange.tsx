import { checkAvailability, keepKinds, requestedOf } from '@selasar/domain/pricing';
import { type BookingForm, bookingStatus, guestItemName } from '@selasar/domain/requests';
import { bookingChangeSchema, type TripBooking } from '@selasar/domain/trips';
import { use, useMemo, useState, useCallback } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { baliToday } from '../../../clock/useToday.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { emptyForm, GuestsInput } from '../../booking/fields.tsx';
import { BookingDates } from '../../booking/BookingDates.tsx';
import { type Failed, isUpToServer } from '../../booking/useRequested.ts';
import { useCalendar } from '../../booking/useCalendar.ts';
import { refusalOf } from '../../forms/request/useRequestForm.ts';
import { TripKey } from '../tripRequest.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { findTour } from '../../../data/offers/tours.ts';
import { findVilla } from '../../../data/offers/catalogue.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.tsx';
import { type BookableItem, tourItem, villaItem } from '../../booking/item.ts';

/** The booking's own nights or seats are free. */
export function BookingChange({ request, onClose }: { request: TripBooking; onClose: () => void }) {
  const key = use(TripKey);
  const { kind, id, bookingType, status, startDate, endDate, changeRequest } = request;
  const { numberOfGuests, party, guestKinds } = request;
  const item = useItem(request);
  const { holdsPlace } = bookingStatus[status];
  const own = useMemo(
    () => (holdsPlace ? { startDate, endDate, numberOfGuests, party, guestKinds } : undefined),
    [holdsPlace, startDate, endDate, numberOfGuests, party, guestKinds],
  );
  const calendar = useCalendar(item, own);
  const [failed, setFailed] = useState<Failed>();
  const schema = () =>
    bookingChangeSchema(bookingType, baliToday(), (requested) => {
      const then = requestedOf({ bookingType, ...requested });
      if (isUpToServer(failed, then)) return undefined;
      return checkAvailability(item, then, { ...calendar.availability, now: new Date() }).refused;
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
      form={form}
      inputOf={(filled) => ({ key, kind, id, requested: requestedIn(filled) })}
      onRefused={(error, filled) =>
        setFailed({ requested: requestedIn(filled), refusal: refusalOf(error) })
      }
      onClose={onClose}
    >
      <BookingDates item={item} form={form} calendar={calendar} failed={failed} />
      <GuestsInput item={item} form={form} />
    </ChangeForm>
  );
}

async function readItem(type: BookableItem['type'], id: string) {
  if (type === 'villa') {
    const villa = await findVilla(id);
    return villa && villaItem(villa);
  }
  const tour = await findTour(id);
  return tour && tourItem(tour);
}

function useItem(request: TripBooking): BookableItem {
  const { bookingType: type, tourId, villaId, totalPrice, priceLines, guestKinds } = request;
  const id = tourId ?? villaId ?? '';
  const name = guestItemName(request);
  const price = priceLines?.[0]?.unit ?? totalPrice;
  const loaded = useLoaded(
    useCallback(() => readItem(type, id), [type, id]),
    true,
  );
  const found = loaded.status === 'ready' ? loaded.part : undefined;
  return useMemo(
    () => keepKinds(found ?? { type, id, name, price }, guestKinds),
    [found, type, id, name, price, guestKinds],
  );
}
