import type { WriteToUsAnswer } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { requestTypes } from '../changes/requestTypes.ts';
import { implement } from '../platform/operation.ts';
import { writeUnlessChanged } from '../platform/firestore.ts';
import { limitAddress } from '../platform/requests/limitAddress.ts';
import { limitThread } from './limitThread.ts';
import { readOwn } from './ownRequest.ts';
import { isWritten, write } from './thread.ts';
import { tripOf } from './tripOf.ts';

/** A guest writes to staff about one of their requests. The message id makes it safe to send the same message again. */
export const writeToUs = implement(
  'writeToUs',
  async ({ key, kind, id, messageId, text }, guest): Promise<WriteToUsAnswer> => {
    await limitAddress(guest.address);
    const { id: tripId } = await tripOf(key, guest);
    await writeUnlessChanged(async (transaction) => {
      const { document } = await readOwn(requestTypes[kind], id, tripId);
      const message = { from: 'guest', text } as const;
      if (await isWritten(document.ref, messageId, message)) return;
      const count = await limitThread(id);
      count(transaction);
      write(transaction, document.ref, messageId, message);
    });
    logger.info('message of a guest', { kind, id, messageId });
    return { messageId };
  },
);
