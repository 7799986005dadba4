import type { AnswerAskedAnswer } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { applyChange } from '../changes/applyChange.ts';
import { changeByStaff, type StaffChange } from '../changes/changeByStaff.ts';
import { moveStatus } from '../changes/changeStatus.ts';
import { mailOfNews } from '../changes/guestMails.ts';
import type { AnyStatus, Asked, Fields } from '../changes/requestType.ts';
import { implement } from '../platform/operation.ts';
import { callError } from '../platform/callError.ts';
import { askEvent, changeables } from './ask.ts';
import type { Changeable } from './changeable.ts';

/** Staff accept or decline what a guest asks for, given the wish that they saw. */
export const answerAsked = implement(
  'answerAsked',
  async ({ kind, ...input }, staff): Promise<AnswerAskedAnswer> => {
    const status = await changeByStaff(staff, changeables[kind], input.id, (change) =>
      answer(change, input),
    );
    logger.info('what was asked is answered', { kind, ...input, by: staff.uid });
    return { status };
  },
);

interface Answer {
  askedAt: number;
  accept: boolean;
}

/** With all that belongs to it, in one transaction: what cannot be had any more stays asked, and may be declined. */
async function answer(
  { transaction, type, document, stored, by }: StaffChange<Changeable>,
  { askedAt, accept }: Answer,
): Promise<AnyStatus> {
  const { asked, status } = stored;
  if (!asked || asked.at.getTime() !== askedAt || !type.isOpen(status)) {
    throw callError({ code: 'asked-stale' });
  }
  const read = { document, stored };
  const ask = askEvent(asked, accept ? 'accepted' : 'declined', type.factsOf(stored));
  if (accept && asked.what === 'cancel') {
    const fields = { asked: undefined };
    await moveStatus(transaction, { type, ...read, to: 'cancelled', by, fields, ask });
    return 'cancelled';
  }
  const isChanged = accept && asked.what === 'change';
  const fields = isChanged ? await change({ transaction, type, stored }, asked) : {};
  const declined = asked.what === 'cancel' ? 'cancellation declined' : 'change declined';
  const after = { document, stored: { ...stored, ...fields } };
  const mail = await mailOfNews(type, after, accept ? 'changed' : declined, stored);
  const settled = { ...fields, asked: undefined };
  await applyChange(transaction, { document, by, fields: settled, ask, mail });
  return status;
}

/** Judges it again, gives it its nights or seats, and answers the fields that become others. */
async function change(
  { transaction, type, stored }: Pick<StaffChange<Changeable>, 'transaction' | 'type' | 'stored'>,
  asked: Extract<Asked, { what: 'change' }>,
): Promise<Fields> {
  const { what: _, at, ...wish } = asked;
  await type.move?.(transaction, stored, wish);
  const { total, fields } = await type.judge(stored, wish, { now: new Date(), askedAt: at });
  const shown = 'totalPrice' in wish ? wish.totalPrice : wish.totalAmount;
  if (total !== shown) {
    throw callError({ code: 'asked-price-changed', facts: { total, asked: shown } });
  }
  return fields;
}
