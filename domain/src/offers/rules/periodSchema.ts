import { z } from 'zod';
import { isCivilDate } from '../../core/dates.ts';
import { problem } from '../../core/problem.ts';
import { periodOf, periodText } from './period.ts';

/** The stored form of a period with existing days in order. */
export const periodSchema = z.string().refine((text) => {
  const { from, to } = periodOf(text);
  return text === periodText({ from, to }) && isCivilDate(from) && isCivilDate(to) && from <= to;
}, problem('period-invalid'));
