import { z } from 'zod';
import { languageCodes } from './languages.ts';

/** The stored language of a request; undefined for requests older than languages, and for unknown languages. */
export const storedLanguageSchema = z.enum(languageCodes).optional().catch(undefined);
