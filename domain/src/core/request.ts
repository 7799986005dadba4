import { z } from 'zod';
import { requestKeySchema } from './requestKey.ts';

export const mostUnanswered = 5;

export const requestSchema = z.object({
  /** Created once per filled form: the same request sent twice runs once. It becomes the id of the document. */
  requestId: z.uuid(),
  /** Honeypot: people do not see this field; bots that fill in every field are detected. */
  website: z.string().max(1000).optional(),
  /** Keys of this browser's other requests that had no answer yet: they prove whose they are. */
  unansweredKeys: z.array(requestKeySchema).max(mostUnanswered).optional(),
  isSecond: z.boolean().optional(),
});
