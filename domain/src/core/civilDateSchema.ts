import { z } from 'zod';
import { isCivilDate } from './dates.ts';
import { problem } from './problem.ts';

/** In a file of its own: a page that only shows a date loads no zod. */
export const civilDateSchema = z.string().refine(isCivilDate, problem('civil-date-invalid'));
