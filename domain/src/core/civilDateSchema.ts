import { z } from 'zod';
import { isCivilDate } from './dates.ts';
import { problem } from './problem.ts';

/** In a separate file: a page that only shows a date does not load zod. */
export const civilDateSchema = z.string().refine(isCivilDate, problem('civil-date-invalid'));
