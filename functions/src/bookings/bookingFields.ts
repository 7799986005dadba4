import { asStored, bookingTable, type BookingForm } from '@selasar/domain';

/**
 * Maps a submitted booking form to stored fields: the item id goes to `tourId` or `villaId`; a tour ends on its start
 * day.
 */
export function bookingFieldsOf<Form extends BookingForm>({ itemId, ...form }: Form) {
  const fields = asStored(bookingTable, form, form.bookingType);
  return form.bookingType === 'tour'
    ? { ...fields, tourId: itemId, endDate: form.startDate }
    : { ...fields, villaId: itemId };
}
