import {
  balanceOf,
  factsOfBooking,
  factsOfTransfer,
  fittingSituation,
  paidOf,
  situations,
} from '@selasar/domain';
import type {
  Booking,
  FactsBeside,
  RequestName,
  Situation,
  TemplateFacts,
  Transfer,
} from '@selasar/domain';

/** The fields of a request that a guest message depends on. */
export interface GuestMessageRecipient extends RequestName {
  phone: string;
  email: string;
  tripId: string | undefined;
  driverId: string | undefined;
  /** Best match first. */
  situations: readonly [Situation, ...Situation[]];
  factsWith: (beside: FactsBeside) => TemplateFacts;
}

const requestFacts = (request: Booking | Transfer, total: number) => {
  const { id, tripId, driverId, status, customerPhone = '', customerEmail } = request;
  const deposit = 'deposit' in request ? request.deposit : undefined;
  const [paid, balance] = [paidOf(request), balanceOf(total, request)];
  const fitting = fittingSituation({ status, driverId, deposit, paid, balance });
  return {
    id,
    tripId,
    driverId,
    phone: customerPhone,
    email: customerEmail,
    situations: [fitting, ...situations.filter((other) => other !== fitting)] as const,
  };
};

export const recipientOfBooking = (booking: Booking): GuestMessageRecipient => ({
  kind: 'bookings',
  ...requestFacts(booking, booking.totalPrice),
  factsWith: (beside) => factsOfBooking(booking, beside),
});

export const recipientOfTransfer = (transfer: Transfer): GuestMessageRecipient => ({
  kind: 'transfers',
  ...requestFacts(transfer, transfer.totalAmount),
  factsWith: (beside) => factsOfTransfer(transfer, beside),
});
