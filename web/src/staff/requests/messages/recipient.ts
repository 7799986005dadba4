import {
  type FactsBeside,
  factsOfBooking,
  factsOfTransfer,
  fittingSituation,
  type TemplateFacts,
} from '@selasar/domain/mail';
import {
  balanceOf,
  paidOf,
  type RequestName,
  type Situation,
  situations,
} from '@selasar/domain/requests';
import type { RequestOfKind } from '../requestKinds.ts';

export interface GuestMessageRecipient extends RequestName {
  phone: string;
  email: string;
  tripId: string | undefined;
  driverId: string | undefined;
  /** Best match first. */
  situations: readonly [Situation, ...Situation[]];
  factsWith: (beside: FactsBeside) => TemplateFacts;
}

export function recipientOf(of: RequestOfKind): GuestMessageRecipient {
  const { kind, request } = of;
  const { id, tripId, driverId, status, customerPhone = '', customerEmail } = request;
  const deposit = 'deposit' in request ? request.deposit : undefined;
  const [paid, balance] = [paidOf(request), balanceOf(request)];
  const fitting = fittingSituation({ status, driverId, deposit, paid, balance });
  return {
    kind,
    id,
    tripId,
    driverId,
    phone: customerPhone,
    email: customerEmail,
    situations: [fitting, ...situations.filter((other) => other !== fitting)] as const,
    factsWith: (beside) =>
      of.kind === 'bookings'
        ? factsOfBooking(of.request, beside)
        : factsOfTransfer(of.request, beside),
  };
}
