import {
  type BlockForm,
  blockFormSchema,
  blockHolder,
  blockNightsAnswerSchema,
  blockSchema,
} from '@selasar/domain/calendar';
import { baliDate, collections, monthsOf, pathOf, problem, shortDate } from '@selasar/domain/core';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { refuseHeldNights } from '../availability/moveCapacity.ts';
import { freeNights, holdersOf, readNights, takeNights } from '../availability/nights.ts';
import { tryPublishOccupancy } from '../availability/publishOccupancy.ts';
import { type Author, recordEdit } from '../platform/audit.ts';
import { callError, invalidInput } from '../platform/callError.ts';
import { db, plainReader, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { feedName, villaNotFound, villaReference } from './villa.ts';

/** The id makes it safe to send the same block again. */
export const blockNights = implement('blockNights', async (input, staff) => {
  const { blockId, ...form } = input;
  await writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const reference = db.doc(pathOf(collections.blocks, blockId));
    const [stored, villa] = await plainReader(reference, villaReference(form.villaId));
    if (stored?.exists) return refuseAnother(stored.data(), form);
    await validate(blockFormSchema(baliDate(new Date())), form);
    if (!villa?.exists) throw villaNotFound();
    const holder = blockHolder(blockId);
    const months = await readNights(form);
    await refuseHeldNights(holdersOf(months, form), holder, 'startDate');
    takeNights(transaction, months, form, holder);
    const author = { createdBy: by.uid, createdByName: by.fullName };
    const createdAt = FieldValue.serverTimestamp();
    transaction.create(reference, { ...form, createdAt, ...author });
  });
  await tryPublishOccupancy(monthsOf(form));
  const { villaId, startDate, endDate, reason } = form;
  logger.info('nights blocked', { blockId, villaId, startDate, endDate, reason, by: staff.uid });
  return blockNightsAnswerSchema.parse(input);
});

const stay = { villaId: true, startDate: true, endDate: true } as const;
const askedSchema = blockSchema.pick({ ...stay, reason: true, note: true });

function refuseAnother(stored: unknown, form: BlockForm): void {
  const before = Object.entries(askedSchema.parse(stored));
  const isSame = before.every(([field, value]) => Reflect.get(form, field) === value);
  if (!isSame) throw callError({ code: 'request-id-reused', field: 'blockId' });
}

const heldSchema = blockSchema.pick({ ...stay, feedId: true, uid: true });

/** Nights of a feed stay free as long as the portal lists the same event. */
export const unblockNights = implement('unblockNights', async ({ blockId, reason }, staff) => {
  const months = await writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const stored = await db.doc(pathOf(collections.blocks, blockId)).get();
    if (!stored.exists) throw callError({ code: 'block-not-found' });
    const held = heldSchema.parse(stored.data());
    if (held.feedId !== undefined) await noteFreed(transaction, held, reason, by);
    freeNights(transaction, await readNights(held), blockHolder(blockId));
    transaction.delete(stored.ref, unlessChanged(stored));
    return monthsOf(held);
  });
  await tryPublishOccupancy(months);
  logger.info('nights unblocked', { blockId, by: staff.uid });
  return { blockId };
});

async function noteFreed(
  transaction: Transaction,
  { feedId = '', uid = '', startDate, endDate }: z.infer<typeof heldSchema>,
  reason: string,
  by: Author,
): Promise<void> {
  if (!reason) throw invalidInput({ field: 'reason', report: problem('block-note-missing') });
  const feed = await db.doc(pathOf(collections.feeds, feedId)).get();
  // Blocks that are over outlive their feed.
  if (!feed.exists) return;
  transaction.update(feed.ref, { freed: FieldValue.arrayUnion({ uid, startDate, endDate }) });
  const name = feedName({ name: feed.get('name'), villaName: feed.get('villaName') });
  const freed = `${shortDate(startDate)} to ${shortDate(endDate)}: ${reason}`;
  const edited = { kind: 'feeds', id: feedId, name, before: {}, after: { freed } } as const;
  recordEdit(transaction, db, { ...edited, by });
}
