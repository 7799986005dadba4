import { isCivilDate, addDays, isPast, nightsBetween, type CivilDate } from '../../core/dates.ts';
import type { BookingType } from '../../core/schemas.ts';
import { bookingHorizonDays, maxStayNights } from '../../core/limits.ts';
import { problem, type Report } from '../../core/problem.ts';

/** As they were typed: any text. */
interface Dates {
  bookingType: BookingType;
  startDate: string;
  endDate: string;
}

const startDateProblem = (form: Dates, today: CivilDate): Report | undefined => {
  if (!isCivilDate(form.startDate)) {
    return problem(form.bookingType === 'villa' ? 'stay-dates-missing' : 'tour-date-missing');
  }
  if (isPast(form.startDate, today)) return problem('date-in-past', { today });
  if (form.startDate > addDays(today, bookingHorizonDays)) return problem('date-too-far');
  return undefined;
};

/** Given a valid check-in date. */
const endDateProblem = (form: Dates): Report | undefined => {
  if (!isCivilDate(form.endDate)) return problem('check-out-missing');
  const nights = nightsBetween(form.startDate, form.endDate);
  if (nights < 1) return problem('check-out-too-early');
  return nights > maxStayNights ? problem('stay-too-long') : undefined;
};

/** `today` is Bali's. */
export function datesProblem(
  form: Dates,
  today: CivilDate,
): { field: 'startDate' | 'endDate'; report: Report } | undefined {
  const atStart = startDateProblem(form, today);
  if (atStart) return { field: 'startDate', report: atStart };
  const atEnd = form.bookingType === 'villa' ? endDateProblem(form) : undefined;
  return atEnd && { field: 'endDate', report: atEnd };
}

/** For forms that mark each field: a missing check-out is marked beside the check-in's problem. */
export function datesProblems(
  form: Dates,
  today: CivilDate,
): NonNullable<ReturnType<typeof datesProblem>>[] {
  const found = datesProblem(form, today);
  if (!found) return [];
  const lacksEnd =
    found.field === 'startDate' && form.bookingType === 'villa' && !isCivilDate(form.endDate);
  return lacksEnd ? [found, { field: 'endDate', report: problem('check-out-missing') }] : [found];
}
