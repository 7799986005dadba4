import { z } from 'zod';
import { isCivilDate } from './dates.ts';
import { problem } from './problem.ts';

/** Apart from the dates themselves, so that a page which only shows one loads no zod. */
export const civilDateSchema = z.string().refine(isCivilDate, problem('civil-date-invalid'));
