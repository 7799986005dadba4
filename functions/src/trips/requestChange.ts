import type { RequestChangeAnswer, RequestChangeInput } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { isDeepStrictEqual } from 'node:util';
import { implement } from '../platform/operation.ts';
import { guestError } from '../platform/callError.ts';
import { writeUnlessChanged } from '../platform/firestore.ts';
import { limitAddress } from '../platform/requests/limitAddress.ts';
import { changeables, refuseClosed, setChangeRequest } from './changeRequest.ts';
import { readOwn } from './ownRequest.ts';
import { tripOf } from './tripOf.ts';

/** A guest requests another date or number of guests. It is checked like a new request; staff accept or decline it. */
export const requestChange = implement(
  'requestChange',
  async (input, guest): Promise<RequestChangeAnswer> => {
    await limitAddress(guest.address);
    const { id: tripId } = await tripOf(input.key, guest);
    const total = await create(tripId, input);
    const { kind, id, isTrial } = input;
    logger.info('change requested', { kind, id, isTrial });
    return { total };
  },
);

type NewChangeRequest = Pick<
  RequestChangeInput,
  'kind' | 'id' | 'requested' | 'isTrial' | 'shownTotal'
>;

const create = (
  tripId: string,
  { kind, id, requested, isTrial, shownTotal }: NewChangeRequest,
): Promise<number> =>
  writeUnlessChanged(async (transaction) => {
    const now = new Date();
    const type = changeables[kind];
    const read = await readOwn(type, id, tripId);
    refuseClosed(type, read.stored, now);
    const { facts, total } = await type.check(read.stored, requested, { now, requestedAt: now });
    const before = type.factsOf(read.stored);
    if (isSame(before, facts)) throw nothingChanges(Object.keys(facts)[0]);
    if (shownTotal !== undefined && shownTotal !== total) {
      throw guestError({ code: 'price-changed', facts: { totalAmount: total } });
    }
    if (isTrial) return total;
    const changeRequest = { what: 'change', ...facts } as const;
    await setChangeRequest(transaction, read, changeRequest, {
      what: 'change',
      outcome: 'requested',
      before,
      after: facts,
    });
    return total;
  });

/** A new price alone is no change request. */
const isSame = (before: object, after: object): boolean =>
  isDeepStrictEqual(withoutPrice(before), withoutPrice(after));
const withoutPrice = (facts: object) => ({
  ...facts,
  totalPrice: undefined,
  totalAmount: undefined,
});

const nothingChanges = (field: string | undefined) =>
  guestError({
    code: 'invalid-input',
    ...(field ? { field } : {}),
    problem: 'nothing-changes',
    facts: { problem: { code: 'nothing-changes' } },
  });
