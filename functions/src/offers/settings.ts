import { isDeepStrictEqual } from 'node:util';
import { baliDate, collections, documents, problem } from '@selasar/domain/core';
import { currenciesVersion, isOwnPicture, setCurrenciesInputSchema } from '@selasar/domain/offers';
import { termsVersion } from '@selasar/domain/pricing';
import { receiptSettingsVersion } from '@selasar/domain/receipts';
import { partnersVersion } from '@selasar/domain/requests';
import { FieldValue } from 'firebase-admin/firestore';
import { projectID } from 'firebase-functions/params';
import { recordEdit } from '../platform/audit.ts';
import { callError, invalidInput } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { db, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement, type Staff, validate } from '../platform/operation.ts';

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

/** Requests keep the commission that they were entered with. */
export const setPartners = implement('setPartners', async ({ seen, partners }, staff) => {
  const reference = db.doc(documents.partners);
  await writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const document = await reference.get();
    const before: unknown = document.get('partners') ?? [];
    // A repeated call after a lost response: already done.
    if (isDeepStrictEqual(before, partners)) return;
    if (partnersVersion(document.get('updatedAt')) !== seen) {
      throw callError({ code: 'partners-changed' });
    }
    createOrUpdate(transaction, document, { partners, updatedAt: FieldValue.serverTimestamp() });
    recordEdit(transaction, db, {
      kind: 'partners',
      id: reference.id,
      name: 'Partners',
      before: { partners: before },
      after: { partners },
      by,
    });
  });
  logger.info('partners set', { by: staff.uid });
  return {};
});

export const setTransferTerms = implement('setTransferTerms', async (input, staff) => {
  const changed = await writeTerms(staff, documents.transferTerms, 'Transfer terms', input);
  logger.info('transfer terms set', { changed, by: staff.uid });
  return { changed };
});

export const setPaymentTerms = implement('setPaymentTerms', async (input, admin) => {
  const { qrPicture = '' } = input.changes;
  if (qrPicture !== '' && !isOwnPicture(qrPicture, projectID.value())) {
    throw invalidInput({ field: 'qrPicture', report: problem('picture-not-ours') });
  }
  const changed = await writeTerms(admin, documents.paymentTerms, 'How to pay', input);
  logger.info('payment terms set', { changed, by: admin.uid });
  return { changed };
});

interface TermsEdit {
  seen: number | null;
  changes: Readonly<Record<string, unknown>>;
}

/** Returns the fields that it changed. */
const writeTerms = (
  staff: Staff,
  path: string,
  name: string,
  { seen, changes }: TermsEdit,
): Promise<string[]> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const document = await db.doc(path).get();
    const stored = document.data() ?? {};
    const differing = Object.keys(changes).filter(
      (field) => !isDeepStrictEqual(stored[field], changes[field]),
    );
    // A repeated call after a lost response: already done.
    if (differing.length === 0) return differing;
    if (termsVersion(stored['updatedAt']) !== seen) throw callError({ code: 'terms-changed' });
    const written = Object.fromEntries(differing.map((field) => [field, changes[field]]));
    createOrUpdate(transaction, document, { ...written, updatedAt: FieldValue.serverTimestamp() });
    recordEdit(transaction, db, {
      kind: 'terms',
      id: document.id,
      name,
      before: document.data(),
      after: { ...stored, ...changes },
      by,
    });
    return differing;
  });
