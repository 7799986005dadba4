import type { WithdrawChangeRequestAnswer } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { writeUnlessChanged } from '../platform/firestore.ts';
import { limitAddress } from '../platform/requests/limitAddress.ts';
import { changeRequestEvent, changeables, setChangeRequest } from './changeRequest.ts';
import { readOwn } from './ownRequest.ts';
import { tripOf } from './tripOf.ts';

/** A guest withdraws their change request. Without one, the call changes nothing. */
export const withdrawChangeRequest = implement(
  'withdrawChangeRequest',
  async ({ key, kind, id }, guest): Promise<WithdrawChangeRequestAnswer> => {
    await limitAddress(guest.address);
    const { id: tripId } = await tripOf(key, guest);
    const type = changeables[kind];
    await writeUnlessChanged(async (transaction) => {
      const read = await readOwn(type, id, tripId);
      const { changeRequest } = read.stored;
      if (!changeRequest) return;
      const withdrawn = changeRequestEvent(changeRequest, 'withdrawn', type.factsOf(read.stored));
      await setChangeRequest(transaction, read, undefined, withdrawn);
    });
    logger.info('change request withdrawn', { kind, id });
    return { kind, id };
  },
);
