import {
  baliDate,
  currenciesVersion,
  documents,
  readRates,
  setCurrenciesInputSchema,
  type ExchangeRate,
  type SetCurrenciesAnswer,
} from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { callError } from '../platform/callError.ts';
import { implement, validate } from '../platform/operation.ts';
import { db, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { recordEdit } from '../changes/audit/recordEdit.ts';

/** Staff set the exchange rates. The input names the version of the table that they saw. */
export const setCurrencies = implement(
  'setCurrencies',
  async (input, staff): Promise<SetCurrenciesAnswer> => {
    const { seen, rates } = await validate(setCurrenciesInputSchema(baliDate(new Date())), input);
    const reference = db.doc(documents.currencies);
    const changed = await writeUnlessChanged(async (transaction) => {
      const by = await staff.authorize(transaction);
      const document = await reference.get();
      // A repeated call after a lost response: already done.
      if (isDeepStrictEqual(document.get('rates') ?? [], rates)) return [];
      if (currenciesVersion(document.get('updatedAt')) !== seen) {
        throw callError({ code: 'currencies-changed' });
      }
      const written = { rates, updatedAt: FieldValue.serverTimestamp() };
      if (document.exists) transaction.update(reference, written, unlessChanged(document));
      else transaction.create(reference, written);
      const [before, after] = [byCode(readRates(document.data()).rates), byCode(rates)];
      recordEdit(transaction, db, {
        kind: 'currencies',
        id: reference.id,
        name: 'Currencies',
        before: document.exists ? before : undefined,
        after,
        by,
      });
      const codes = Object.keys({ ...before, ...after });
      return codes.filter((code) => !isDeepStrictEqual(before[code], after[code]));
    });
    logger.info('currencies set', { changed, by: staff.uid });
    return { changed };
  },
);

/** The history treats each currency as a field, so it shows only changed rates. */
const byCode = (rates: readonly ExchangeRate[]): Record<string, Omit<ExchangeRate, 'code'>> =>
  Object.fromEntries(rates.map(({ code, perUsd, asOf }) => [code, { perUsd, asOf }]));
