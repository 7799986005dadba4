import { isDeepStrictEqual } from 'node:util';
import { baliDate, collections, documents } from '@selasar/domain/core';
import { currenciesVersion, setCurrenciesInputSchema } from '@selasar/domain/offers';
import { termsVersion, type TransferTerms } from '@selasar/domain/pricing';
import { receiptSettingsVersion } from '@selasar/domain/receipts';
import { FieldValue } from 'firebase-admin/firestore';
import { recordEdit } from '../platform/audit.ts';
import { callError } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { db, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';

export const setCurrencies = implement('setCurrencies', async (input, staff) => {
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
    createOrUpdate(transaction, document, { rates, updatedAt: FieldValue.serverTimestamp() });
  });
  logger.info('currencies set', { by: staff.uid });
  return {};
});

export const setReceiptSettings = implement('setReceiptSettings', async (input, staff) => {
  const { seen, ...settings } = input;
  const reference = db.doc(documents.receiptSettings);
  await writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const document = await reference.get();
    const { updatedAt, ...before } = document.data() ?? {};
    // A repeated call after a lost response: already done.
    if (isDeepStrictEqual(before, settings)) return;
    if (receiptSettingsVersion(updatedAt) !== seen) {
      throw callError({ code: 'receipt-settings-changed' });
    }
    const written = { ...settings, updatedAt: FieldValue.serverTimestamp() };
    createOrUpdate(transaction, document, written);
    recordEdit(transaction, db, {
      kind: collections.receiptSettings,
      id: reference.id,
      name: 'Receipt settings',
      before: document.exists ? before : undefined,
      after: settings,
      by,
    });
  });
  logger.info('receipt settings set', { by: staff.uid });
  return {};
});

export const setTransferTerms = implement('setTransferTerms', async ({ seen, changes }, staff) => {
  const reference = db.doc(documents.transferTerms);
  const changed = await writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const document = await reference.get();
    const stored = document.data() ?? {};
    const differing = fieldsOf(changes).filter(
      (field) => !isDeepStrictEqual(stored[field], changes[field]),
    );
    // A repeated call after a lost response: already done.
    if (differing.length === 0) return differing;
    if (termsVersion(stored['updatedAt']) !== seen) throw callError({ code: 'terms-changed' });
    const written = Object.fromEntries(differing.map((field) => [field, changes[field]]));
    createOrUpdate(transaction, document, { ...written, updatedAt: FieldValue.serverTimestamp() });
    recordEdit(transaction, db, {
      kind: 'terms',
      id: reference.id,
      name: 'Transfer terms',
      before: document.data(),
      after: { ...stored, ...changes },
      by,
    });
    return differing;
  });
  logger.info('transfer terms set', { changed, by: staff.uid });
  return { changed };
});

const fieldsOf = (changes: Partial<TransferTerms>) =>
  Object.keys(changes) as (keyof TransferTerms)[];
