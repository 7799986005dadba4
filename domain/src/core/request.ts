import { z } from 'zod';

/** What each public form sends beside its fields. */
export const requestSchema = z.object({
  /** Made once per filled form: the same request sent twice is done once, and its id becomes the document's. */
  requestId: z.uuid(),
  /** A field that people do not see and leave empty. Programs that fill in every field give themselves away. */
  website: z.string().max(1000).optional(),
});
