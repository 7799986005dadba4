import { isDeepStrictEqual } from 'node:util';
import { factsBefore } from '@selasar/domain/requests';
import type { RequestChangeInput } from '@selasar/domain/trips';
import { guestError } from '../../platform/callError.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { refuseClosed } from '../kindOnServer.ts';
import { changeByGuest, type Done, type OwnChange } from './changeByGuest.ts';
import { changeRequestEvent, setChangeRequest } from './changeRequest.ts';

export const requestChange = implement('requestChange', async (input, guest) => {
  const { kind, id, isTrial } = input;
  const total = await changeByGuest(guest, input, (change) => create(change, input));
  logger.info('change requested', { kind, id, isTrial });
  return { total };
});

async function create(
  { transaction, type, ...read }: OwnChange,
  { requested, isTrial, shownTotal }: RequestChangeInput,
): Promise<Done<number>> {
  const now = new Date();
  refuseClosed(type, read.stored, now);
  const moment = { now, requestedAt: now };
  const { facts, total } = await type.checkChange(read.stored, requested, moment);
  const before = factsBefore(type.factsOf(read.stored), facts);
  if (isSame(before, facts)) throw nothingChanges(Object.keys(facts)[0]);
  if (shownTotal !== undefined && shownTotal !== total) {
    throw guestError({ code: 'price-changed', facts: { totalAmount: total } });
  }
  if (isTrial) return { answer: total };
  const event = { what: 'change', outcome: 'requested', before, after: facts } as const;
  await setChangeRequest(transaction, read, { what: 'change', ...facts }, event);
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

/** Without a change request, the call changes nothing. */
export const withdrawChangeRequest = implement('withdrawChangeRequest', async (own, guest) => {
  const answer = { kind: own.kind, id: own.id };
  await changeByGuest(guest, own, async ({ transaction, type, ...read }) => {
    const { changeRequest } = read.stored;
    if (!changeRequest) return { answer };
    const event = changeRequestEvent(changeRequest, 'withdrawn', type.factsOf(read.stored));
    await setChangeRequest(transaction, read, undefined, event);
    return { answer, told: 'change withdrawn' };
  });
  logger.info('change request withdrawn', answer);
  return answer;
});
