import type { SetPriceAnswer } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { queuedMailsOf } from '../mail/mailQueue.ts';
import { changeByStaff } from './changeByStaff.ts';
import { changeAndNotify, editables } from './edit.ts';
import { refuseStale } from './refuseStale.ts';
import { refuseClosed } from './requestType.ts';

/**
 * Staff set a price other than the computed one, with a reason, or return to the computed one. A repeated call changes
 * nothing.
 */
export const setPrice = implement(
  'setPrice',
  async ({ kind, id, seen, reason, ...requested }, staff): Promise<SetPriceAnswer> => {
    const type = editables[kind];
    const total = await changeByStaff(staff, type, id, async (change) => {
      const { transaction, document, stored } = change;
      refuseClosed(type, stored);
      const waiting = await queuedMailsOf(transaction, id);
      const price = Number(document.get(type.price));
      const priceReason = requested.total === null ? undefined : reason;
      const isUnchanged = document.get('priceReason') === priceReason;
      if (isUnchanged && (requested.total === null || price === requested.total)) return price;
      await refuseStale(document, { name: type.name, seen });
      const computed =
        requested.total === null
          ? await type.compute(stored)
          : { total: requested.total, fields: type.pricedBy(stored, requested.total) };
      const fields = { ...computed.fields, priceReason };
      await changeAndNotify(change, { what: 'price', fields, reason, waiting });
      return computed.total;
    });
    logger.info('price set', { kind, id, total, by: staff.uid });
    return { total };
  },
);
