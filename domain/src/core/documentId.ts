import { z } from 'zod';

/** The id of a document that we or Firestore have made. Firestore refuses '__x__' and '/'. */
export const documentIdSchema = z.string().regex(/^(?!__.*__$)[\w-]{1,100}$/);
