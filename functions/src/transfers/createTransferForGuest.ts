import {
  collections,
  createTransferForGuestAnswerSchema,
  checkTransferWithOverrides,
  transferForGuestSchema,
  transferSchema,
  transferSearch,
  type CreateTransferForGuestAnswer,
} from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { transactionReader } from '../platform/firestore.ts';
import { createForGuest } from '../platform/requests/createForGuest.ts';
import { offerTransfer } from './offerTransfer.ts';
import { transferMail } from '../mail/templates/transferMail.ts';

/** Staff create a transfer for a guest who phones or writes. The request id makes it safe to send the same again. */
export const createTransferForGuest = implement(
  'createTransferForGuest',
  async (input, staff): Promise<CreateTransferForGuestAnswer> => {
    const { requestId: transferId, overrides, status, ...request } = input;
    const transfer = await createForGuest(
      {
        kind: collections.transfers,
        requestId: transferId,
        schema: transferSchema.omit({ id: true }),
        search: transferSearch,
        request,
        status,
        decide: async (transaction) => {
          await validate(transferForGuestSchema(new Date()), input);
          const check = checkTransferWithOverrides.bind(undefined, overrides);
          const offered = await offerTransfer(
            transactionReader(transaction),
            request,
            undefined,
            check,
          );
          return { ...offered, isStandalone: true };
        },
        mailContent: (requested, trip) => transferMail(requested, status, trip),
      },
      staff,
    );
    logger.info('transfer created for guest', { transferId, status, overrides, by: staff.uid });
    return createTransferForGuestAnswerSchema.parse({ ...transfer, transferId });
  },
);
