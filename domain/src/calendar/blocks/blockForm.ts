import type { z } from 'zod';
import { addDays, isCivilDate, isPast, nightsBetween, type CivilDate } from '../../core/dates.ts';
import { bookingHorizonDays, maxBlockNights } from '../../core/limits.ts';
import { problem, type Report } from '../../core/problem.ts';
import { blockFields, type BlockForm } from './block.ts';

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
  blockFields.superRefine((form, context) => {
    const report = (path: keyof BlockForm, found: Report | undefined) => {
      if (found) context.addIssue({ code: 'custom', path: [path], ...found });
      return found !== undefined;
    };
    if (!report('startDate', startDateProblem(form, today))) {
      report('endDate', endDateProblem(form));
    }
    if (form.reason === 'note' && !form.note) report('note', problem('block-note-missing'));
  }) as z.ZodType<BlockForm, BlockForm>;
