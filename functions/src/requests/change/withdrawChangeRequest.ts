import type { WithdrawChangeRequestAnswer } from '@selasar/domain/trips';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import type { Changeable } from './changeable.ts';
import { changeByGuest } from './changeByGuest.ts';
import { changeables, changeRequestEvent, setChangeRequest } from './changeRequest.ts';

/** Without a change request, the call changes nothing. */
export const withdrawChangeRequest = implement(
  'withdrawChangeRequest',
  async ({ kind, ...own }, guest): Promise<WithdrawChangeRequestAnswer> => {
    const { id } = own;
    const answer = { kind, id };
    await changeByGuest<typeof answer, Changeable>(
      guest,
      changeables[kind],
      own,
      async ({ transaction, type, ...read }) => {
        const { changeRequest } = read.stored;
        if (!changeRequest) return { answer };
        const before = type.factsOf(read.stored);
        const event = changeRequestEvent(changeRequest, 'withdrawn', before);
        await setChangeRequest(transaction, read, undefined, event);
        return { answer, told: 'change withdrawn' };
      },
    );
    logger.info('change request withdrawn', answer);
    return answer;
  },
);
