import { z } from 'zod';
import { isCivilDate } from '../../core/dates.ts';
import { problem } from '../../core/problem.ts';
import { periodOf, periodText } from './period.ts';

/** The text of a period whose days exist, and are in order. */
export const periodSchema = z.string().refine((text) => {
  const { from, to } = periodOf(text);
  return text === periodText({ from, to }) && isCivilDate(from) && isCivilDate(to) && from <= to;
}, problem('period-invalid'));
