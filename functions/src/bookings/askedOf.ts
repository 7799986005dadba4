import { asStored, bookingTable, type BookingForm } from '@selasar/domain';

/** How a filled form is stored: the item goes by its kind, and a tour ends on the day it starts. */
export function askedOf<Form extends BookingForm>({ itemId, ...form }: Form) {
  const asked = asStored(bookingTable, form, form.bookingType);
  return form.bookingType === 'tour'
    ? { ...asked, tourId: itemId, endDate: form.startDate }
    : { ...asked, villaId: itemId };
}
