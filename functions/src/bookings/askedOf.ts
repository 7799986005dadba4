import { asStored, bookingTable, type BookingForm } from '@selasar/domain';

/**
 * Maps a submitted booking form to stored fields: the item id goes to `tourId` or `villaId`; a tour ends on its start
 * day.
 */
export function askedOf<Form extends BookingForm>({ itemId, ...form }: Form) {
  const asked = asStored(bookingTable, form, form.bookingType);
  return form.bookingType === 'tour'
    ? { ...asked, tourId: itemId, endDate: form.startDate }
    : { ...asked, villaId: itemId };
}
