import {
  type BlockForm,
  blockFormSchema,
  blockHolder,
  type BlockNightsAnswer,
  blockNightsAnswerSchema,
  type BlockNightsInput,
  blockSchema,
} from '@selasar/domain/calendar';
import { baliDate, collections, monthsOf, pathOf } from '@selasar/domain/core';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../../platform/log.ts';
import { holdersOf, readNights, takeNights } from '../../availability/nights.ts';
import { refuseHeldNights } from '../../availability/moveCapacity.ts';
import { tryPublishOccupancy } from '../../availability/publishOccupancy.ts';
import { implement, type Staff, validate } from '../../platform/operation.ts';
import { callError } from '../../platform/callError.ts';
import { db, plainReader, writeUnlessChanged } from '../../platform/firestore.ts';
import { villaNotFound, villaReference } from './villa.ts';

/** The id makes it safe to send the same block again. */
export const blockNights = implement(
  'blockNights',
  async (input, staff): Promise<BlockNightsAnswer> => {
    await block(input, staff);
    await tryPublishOccupancy(monthsOf(input));
    const { villaId, startDate, endDate, reason } = input;
    const { blockId } = input;
    logger.info('nights blocked', { blockId, villaId, startDate, endDate, reason, by: staff.uid });
    return blockNightsAnswerSchema.parse(input);
  },
);

const block = ({ blockId, ...form }: BlockNightsInput, staff: Staff): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
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
    transaction.create(reference, {
      ...form,
      createdAt: FieldValue.serverTimestamp(),
      createdBy: by.uid,
      createdByName: by.fullName,
    });
  });

const askedSchema = blockSchema.pick({
  villaId: true,
  startDate: true,
  endDate: true,
  reason: true,
  note: true,
});

function refuseAnother(stored: unknown, form: BlockForm): void {
  const before = askedSchema.parse(stored);
  const isSame = Object.entries(before).every(
    ([field, value]) => Reflect.get(form, field) === value,
  );
  if (!isSame) throw callError({ code: 'request-id-reused', field: 'blockId' });
}
