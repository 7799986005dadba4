import {
  collections,
  createTransferAnswerSchema,
  statusAfter,
  transferRouteSchema,
  transferSchema,
  transferSearch,
  type CreateTransferAnswer,
} from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { db, transactionReader } from '../platform/firestore.ts';
import { transferMail } from '../mail/templates/transferMail.ts';
import { writeMail } from '../mail/writeMail.ts';
import { createOnce } from '../platform/requests/createOnce.ts';
import { recordEvent } from '../changes/recordEvent.ts';
import { joinTrip, tripKeyFor, type JoinedTrip } from '../trips/joinTrip.ts';
import { newInTrip } from '../mail/templates/tripInMail.ts';
import { offerTransfer } from './offerTransfer.ts';
import { languageField } from '../platform/i18n/languageField.ts';

const status = statusAfter.request;

/** A guest requests an airport transfer. The request id makes it safe to send the same request again. */
export const createTransfer = implement(
  'createTransfer',
  async (
    { requestId, website, shownTotal, tripKey, ...request },
    guest,
  ): Promise<CreateTransferAnswer> => {
    const reference = db.collection(collections.transfers).doc(requestId);
    let joined: JoinedTrip | undefined;
    const stored = await createOnce({
      reference,
      schema: transferSchema.omit({ id: true }),
      search: transferSearch,
      request,
      validate: () => validate(transferRouteSchema(new Date()), request),
      sender: { ...guest, email: request.customerEmail, website },
      countsAs: 'requests',
      complete: async (transaction) => {
        const offered = await offerTransfer(transactionReader(transaction), request, shownTotal);
        const trip = await joinTrip(transaction, tripKey, request.customerEmail);
        joined = trip;
        const id = recordEvent(transaction, reference, {
          from: null,
          to: status,
          by: 'guest',
        });
        const inLanguage = languageField();
        const requested = { ...request, ...offered, ...inLanguage, id: requestId };
        const of = { kind: collections.transfers, requestId, tripId: trip.id };
        const envelope = { id, to: request.customerEmail, cause: 'guest', of } as const;
        await writeMail(transaction, envelope, transferMail(requested, status, newInTrip(trip)));
        return {
          ...offered,
          tripId: trip.id,
          isStandalone: true,
          ...inLanguage,
          status,
          createdAt: FieldValue.serverTimestamp(),
          updatedAt: FieldValue.serverTimestamp(),
        };
      },
    });
    logger.info('transfer requested', { transferId: requestId });
    return createTransferAnswerSchema.parse({
      ...stored,
      ...(await tripKeyFor(reference, stored, joined)),
      status,
      transferId: requestId,
    });
  },
);
