import { baliDate, collections, company, documents, pathOf } from '@selasar/domain/core';
import {
  canHaveReceipt,
  contentOf,
  creditNoteOf,
  isCurrent,
  type Receipt,
  receiptNumber,
  receiptSchema,
  type ReceiptSettings,
  receiptSettingsSchema,
  taxesIn,
  validReceiptOf,
} from '@selasar/domain/receipts';
import { requestKinds } from '@selasar/domain/requests';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { expiryOf } from '../platform/expiry.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff, type StaffChange } from './changeByStaff.ts';

export const issueReceipt = implement('issueReceipt', async (input, staff) => {
  const number = await changeByStaff(staff, input, async (change) => {
    const { document, type } = change;
    const request = requestOf(change);
    const valid = validReceiptOf(request.receiptNumbers);
    if (valid !== undefined) {
      if (isCurrent(await readReceipt(valid), request)) return valid;
      throw callError({ code: 'receipt-outdated', facts: { number: valid } });
    }
    if (!canHaveReceipt(request)) {
      throw callError({ code: 'receipt-not-due', facts: { name: requestKinds[type.kind].noun } });
    }
    const { registration, taxes } = await readSettings();
    const { name, address, phone, email } = company;
    const content = contentOf(request);
    return writeNext(change, document, (issue) => ({
      ...content,
      ...issue,
      taxes: taxesIn(content.total, taxes).taxes,
      company: [name, address, phone, email, registration].join('\n'),
    }));
  });
  logger.info('receipt issued', { ...input, number, by: staff.uid });
  return { number };
});

export const creditReceipt = implement('creditReceipt', async ({ number, ...input }, staff) => {
  const creditNote = await changeByStaff(staff, input, async (change) => {
    const { receiptNumbers = [] } = requestOf(change);
    const place = receiptNumbers.indexOf(number);
    // Each credit note is listed after the receipt that it cancels.
    if (place < 0 || place % 2 === 1) throw callError({ code: 'receipt-not-found' });
    const earlier = receiptNumbers[place + 1];
    if (earlier !== undefined) return earlier;
    const receipt = await readReceipt(number);
    return writeNext(change, change.document, (issue) => creditNoteOf(receipt, issue));
  });
  logger.info('receipt cancelled', { ...input, number, creditNote, by: staff.uid });
  return { number: creditNote };
});

const requestOf = ({ document, type }: StaffChange) =>
  requestKinds[type.kind].schema.parse({ ...document.data(), id: document.id });

async function readReceipt(number: string): Promise<Receipt> {
  const stored = await db.doc(pathOf(collections.receipts, number)).get();
  if (!stored.exists) throw callError({ code: 'receipt-not-found' });
  return receiptSchema.parse(stored.data());
}

async function readSettings(): Promise<ReceiptSettings> {
  const stored = await db.doc(documents.receiptSettings).get();
  if (!stored.exists) throw callError({ code: 'receipts-not-set-up' });
  return receiptSettingsSchema.parse(stored.data());
}

type Issue = Pick<Receipt, 'number' | 'issuedOn'>;

/**
 * With the next number of the year, in one transaction with the counter, so that a failure leaves no gap. Of two at once the
 * slower fails on the counter, and takes the number after it.
 */
async function writeNext(
  { transaction, by }: StaffChange,
  document: DocumentSnapshot,
  write: (issue: Issue) => Receipt,
): Promise<string> {
  const issuedOn = baliDate(new Date());
  const counter = await db.doc(pathOf(collections.receiptCounters, issuedOn.slice(0, 4))).get();
  const last = Number(counter.get('last') ?? 0) + 1;
  const number = receiptNumber(issuedOn, last);
  const receipt = write({ number, issuedOn });
  createOrUpdate(transaction, counter, { last });
  transaction.create(db.doc(pathOf(collections.receipts, number)), {
    ...receipt,
    expiresAt: expiryOf('receipts'),
  });
  const earlier: readonly string[] = document.get('receiptNumbers') ?? [];
  await applyChange(transaction, {
    what: 'receipt',
    document,
    by,
    fields: { receiptNumbers: [...earlier, number] },
    listed: {
      before: { receiptNumbers: receipt.credits ?? null },
      after: { receiptNumbers: number },
    },
  });
  return number;
}
