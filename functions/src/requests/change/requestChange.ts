import type { RequestChangeAnswer, RequestChangeInput } from '@selasar/domain/trips';
import * as logger from '../../platform/log.ts';
import { isDeepStrictEqual } from 'node:util';
import { implement } from '../../platform/operation.ts';
import { guestError } from '../../platform/callError.ts';
import type { Changeable } from './changeable.ts';
import { changeByGuest, type Done, type OwnChange } from './changeByGuest.ts';
import { changeables, refuseClosed, setChangeRequest } from './changeRequest.ts';

export const requestChange = implement(
  'requestChange',
  async (input, guest): Promise<RequestChangeAnswer> => {
    const { kind, id, isTrial } = input;
    const total = await changeByGuest<number, Changeable>(
      guest,
      changeables[kind],
      input,
      (change) => create(change, input),
    );
    logger.info('change requested', { kind, id, isTrial });
    return { total };
  },
);

type NewChangeRequest = Pick<RequestChangeInput, 'requested' | 'isTrial' | 'shownTotal'>;

async function create(
  { transaction, type, ...read }: OwnChange<Changeable>,
  { requested, isTrial, shownTotal }: NewChangeRequest,
): Promise<Done<number>> {
  const now = new Date();
  refuseClosed(type, read.stored, now);
  const { facts, total } = await type.check(read.stored, requested, { now, requestedAt: now });
  const before = type.factsOf(read.stored);
  if (isSame(before, facts)) throw nothingChanges(Object.keys(facts)[0]);
  if (shownTotal !== undefined && shownTotal !== total) {
    throw guestError({ code: 'price-changed', facts: { totalAmount: total } });
  }
  if (isTrial) return { answer: total };
  const changeRequest = { what: 'change', ...facts } as const;
  await setChangeRequest(transaction, read, changeRequest, {
    what: 'change',
    outcome: 'requested',
    before,
    after: facts,
  });
  return { answer: total, told: 'change requested' };
}

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
