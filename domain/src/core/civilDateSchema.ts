import { z } from 'zod';
import { isCivilDate } from './dates.ts';

/** Apart from the dates themselves, so that a page which only shows one loads no zod. */
export const civilDateSchema = z.string().refine(isCivilDate, 'Please enter a date as yyyy-MM-dd');
