import { z } from 'zod';
import { languageCodes } from './languages.ts';

/** Undefined for requests older than languages, and for unknown languages. */
export const storedLanguageSchema = z.enum(languageCodes).optional().catch(undefined);
