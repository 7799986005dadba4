import type { SetPriceAnswer, setPriceInputSchema } from '@selasar/domain';
import * as logger from '../core/log.ts';
import type { z } from 'zod';
import { implement, type Staff } from '../core/operation.ts';
import { writeUnlessChanged } from '../core/firestore.ts';
import type { AnyStatus, HasStatus } from '../status/subject.ts';
import { changeAndTell, inTurn, readMendable } from './mend.ts';
import type { Mendable } from './mendable.ts';
import { mendableBooking } from './mendableBooking.ts';
import { mendableTransfer } from './mendableTransfer.ts';
import { refuseClosed } from './refuseClosed.ts';
import { refuseStale } from './refuseStale.ts';

/** Staff set another price than the computed one, and say why; or go back to the computed one. */
export const setPrice = implement('setPrice', async (input, staff): Promise<SetPriceAnswer> => {
  const total =
    input.kind === 'bookings'
      ? await set(mendableBooking, input, staff)
      : await set(mendableTransfer, input, staff);
  logger.info('price set', { kind: input.kind, id: input.id, total, by: staff.uid });
  return { total };
});

type Input = z.output<typeof setPriceInputSchema>;

/** Sent again, it is done already. */
const set = <Status extends AnyStatus, Stored extends HasStatus<Status>, Form>(
  mendable: Mendable<Status, Stored, Form>,
  { id, seen, total, reason }: Input,
  staff: Staff,
): Promise<number> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { subject, price, pricedBy, compute } = mendable;
    const read = await readMendable(transaction, mendable, id);
    const { document, stored } = read;
    refuseClosed(subject, stored);
    const priceReason = total === null ? undefined : reason;
    const stands = document.get('priceReason') === priceReason;
    if (stands && (total === null || document.get(price) === total)) {
      return Number(document.get(price));
    }
    await refuseStale(document, { name: subject.name, seen });
    const computed =
      total === null ? await compute(stored) : { total, fields: pricedBy(stored, total) };
    const fields = { ...computed.fields, priceReason };
    await changeAndTell(mendable, transaction, read, { what: 'price', fields, by, reason });
    return computed.total;
  }, inTurn);
