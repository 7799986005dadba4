import { z } from 'zod';
import {
  civilDateSchema,
  instantSchema,
  blockReasonSchema,
  ownBlockReasonSchema,
} from '../core/schemas.ts';
import { limits, bookingHorizonDays, maxBlockNights } from '../core/limits.ts';
import { slugSchema } from '../core/ids.ts';
import { lineSchema } from '../core/text.ts';
import { allOf, type PersonalDataOf } from '../core/fieldTable.ts';
import { addDays, isCivilDate, isPast, nightsBetween, type CivilDate } from '../core/dates.ts';
import { onField, problem, withProblems, type Report } from '../core/problem.ts';

// Blocked nights are occupied like the nights of a confirmed stay.

export const blockFields = z.object({
  villaId: slugSchema,
  startDate: z.string(),
  /** The day on which the villa is free again, like the check-out of a stay. */
  endDate: z.string(),
  reason: ownBlockReasonSchema,
  note: lineSchema().max(limits.blockNote),
});
export type BlockForm = z.infer<typeof blockFields>;

/** A block by staff has the id of the request that created it. */
export const blockSchema = z.object({
  id: z.string(),
  villaId: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  reason: blockReasonSchema,
  note: z.string().default(''),
  /** Only for a feed: its id, its UID of the event, and its display name, such as 'Airbnb'. */
  feedId: z.string().optional(),
  uid: z.string().optional(),
  source: z.string().optional(),
  createdAt: instantSchema,
  /** The uid of a staff member, or 'feed'. */
  createdBy: z.string(),
  createdByName: z.string().optional(),
});
export type Block = z.infer<typeof blockSchema>;

const holderPrefix = 'block:';

/** The name of a block in `nightHolders`; a booking has its plain id there. */
export const blockHolder = (blockId: string): string => `${holderPrefix}${blockId}`;

export const blockOfHolder = (holder: string): string | undefined =>
  holder.startsWith(holderPrefix) ? holder.slice(holderPrefix.length) : undefined;

/** Guests of a portal are not imported. */
export const blockPersonalData: PersonalDataOf<Block> = {
  ...allOf('nothing', [
    'id',
    'villaId',
    'startDate',
    'endDate',
    'reason',
    'feedId',
    'uid',
    'source',
    'createdAt',
  ]),
  ...allOf('staff', ['note', 'createdBy', 'createdByName']),
};

const startDateProblem = ({ startDate }: BlockForm, today: CivilDate): Report | undefined => {
  if (!isCivilDate(startDate)) return problem('block-start-missing');
  if (isPast(startDate, today)) return problem('date-in-past', { today });
  if (startDate > addDays(today, bookingHorizonDays)) return problem('date-too-far');
  return undefined;
};

const endDateProblem = ({ startDate, endDate }: BlockForm): Report | undefined => {
  if (!isCivilDate(endDate)) return problem('block-end-missing');
  const nights = nightsBetween(startDate, endDate);
  if (nights < 1) return problem('block-end-too-early');
  return nights > maxBlockNights ? problem('block-too-long') : undefined;
};

/** `today` is Bali's. */
export const blockFormSchema = (today: CivilDate) =>
  withProblems(blockFields, (form) => {
    const atStart = startDateProblem(form, today);
    const lacksNote = form.reason === 'note' && !form.note;
    return [
      atStart ? onField('startDate', atStart) : onField('endDate', endDateProblem(form)),
      onField('note', lacksNote ? problem('block-note-missing') : undefined),
    ];
  });
