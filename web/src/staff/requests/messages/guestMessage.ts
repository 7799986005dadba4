import {
  type FactsBeside,
  factsOfBooking,
  factsOfTransfer,
  fittingSituation,
  type TemplateFacts,
} from '@selasar/domain/mail';
import {
  balanceOf,
  type MessageChannel,
  paidOf,
  type RequestName,
  type Situation,
  situations,
  situationSchema,
} from '@selasar/domain/requests';
import { useState } from 'react';
import { z } from 'zod';
import { useGuestForm } from '../../common/useGuestForm.ts';
import type { RequestOfKind } from '../kindsForStaff.ts';

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

const draftSchema = z.object({
  situation: situationSchema,
  text: z.string(),
  /** The text differs from the template. */
  isTyped: z.boolean(),
});
export type GuestMessageDraft = z.infer<typeof draftSchema>;

const empty: GuestMessageDraft = { situation: 'confirmed', text: '', isTyped: false };

/** Stored in this browser until it is sent or discarded. */
export function useGuestMessageDraft({ kind, id }: RequestName) {
  const persisted = useGuestForm(`message/${kind}/${id}`, empty, draftSchema);
  const [draft, setDraft] = useState<GuestMessageDraft | undefined>(persisted.read);
  const save = (after: GuestMessageDraft) => {
    setDraft(after);
    persisted.write(after);
  };
  return {
    draft,
    begin: (situation: Situation, text: string) => {
      persisted.remove();
      save({ situation, text, isTyped: false });
    },
    change: (text: string) => {
      if (draft) save({ ...draft, text, isTyped: true });
    },
    /** Sent again by the same channel it is the same message; another text is another one. */
    messageId: ({ text }: GuestMessageDraft, via: MessageChannel) =>
      persisted.idempotencyKey(text, via),
    clear: ({ text }: GuestMessageDraft) => {
      setDraft((now) => (now?.text === text ? undefined : now));
      if (persisted.read()?.text === text) persisted.remove();
    },
  };
}
