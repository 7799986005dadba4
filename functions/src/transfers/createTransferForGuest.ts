import {
  collections,
  createTransferForGuestAnswerSchema,
  judgeTransferDespite,
  transferForGuestSchema,
  transferSchema,
  transferSearch,
  type CreateTransferForGuestAnswer,
} from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { lockedBy } from '../platform/firestore.ts';
import { createForGuest } from '../platform/requests/createForGuest.ts';
import { offerTransfer } from './offerTransfer.ts';
import { transferLetter } from '../mail/templates/transferMail.ts';

/** Staff create a transfer for a guest who phones or writes. The request id makes it safe to send the same again. */
export const createTransferForGuest = implement(
  'createTransferForGuest',
  async (input, staff): Promise<CreateTransferForGuestAnswer> => {
    const { requestId: transferId, despite, status, ...request } = input;
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
          const judge = judgeTransferDespite.bind(undefined, despite);
          const offered = await offerTransfer(lockedBy(transaction), request, undefined, judge);
          return { ...offered, isStandalone: true };
        },
        letter: (asked, trip) => transferLetter(asked, status, trip),
      },
      staff,
    );
    logger.info('transfer created for guest', { transferId, status, despite, by: staff.uid });
    return createTransferForGuestAnswerSchema.parse({ ...transfer, transferId });
  },
);
