import { z } from 'zod';
import { languageCodes } from './languages.ts';

/** The language of a request, which its page said. */
export const languageSchema = z.enum(languageCodes);
/** As it is stored: what is older than the second language is English. */
export const storedLanguageSchema = languageSchema.catch('en').default('en');
