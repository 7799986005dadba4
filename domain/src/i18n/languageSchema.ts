import { z } from 'zod';
import { languageCodes } from './languages.ts';

/** As a request stores it. One from before there were languages has none, nor has one with a language that is not ours. */
export const storedLanguageSchema = z.enum(languageCodes).optional().catch(undefined);
