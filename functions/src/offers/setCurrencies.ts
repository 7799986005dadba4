import { baliDate, documents } from '@selasar/domain/core';
import {
  currenciesVersion,
  type SetCurrenciesAnswer,
  setCurrenciesInputSchema,
} from '@selasar/domain/offers';
import { FieldValue } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { callError } from '../platform/callError.ts';
import { implement, validate } from '../platform/operation.ts';
import { db, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';

export const setCurrencies = implement(
  'setCurrencies',
  async (input, staff): Promise<SetCurrenciesAnswer> => {
    const { seen, rates } = await validate(setCurrenciesInputSchema(baliDate(new Date())), input);
    const reference = db.doc(documents.currencies);
    await writeUnlessChanged(async (transaction) => {
      await staff.authorize(transaction);
      const document = await reference.get();
      // A repeated call after a lost response: already done.
      if (isDeepStrictEqual(document.get('rates') ?? [], rates)) return;
      if (currenciesVersion(document.get('updatedAt')) !== seen) {
        throw callError({ code: 'currencies-changed' });
      }
      const written = { rates, updatedAt: FieldValue.serverTimestamp() };
      if (document.exists) transaction.update(reference, written, unlessChanged(document));
      else transaction.create(reference, written);
    });
    logger.info('currencies set', { by: staff.uid });
    return {};
  },
);
