import { z } from 'zod';

/** Firestore refuses '__x__' and '/'. */
export const documentIdSchema = z.string().regex(/^(?!__.*__$)[\w-]{1,100}$/);

export const uidSchema = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9][\w.:@-]*$/);
