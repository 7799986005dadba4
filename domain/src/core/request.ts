import { z } from 'zod';

/** What each public form sends in addition to its fields. */
export const requestSchema = z.object({
  /** Created once per filled form: the same request sent twice runs once. It becomes the id of the document. */
  requestId: z.uuid(),
  /** Honeypot: people do not see this field and leave it empty; bots that fill in every field are detected. */
  website: z.string().max(1000).optional(),
});
