import { z } from 'zod';
import { instantSchema } from './instant.ts';
import { userRoleSchema } from './role.ts';

/** A document of `users` with its id, the person's uid. The claim in the ID token decides; this tells. */
export const userProfileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  fullName: z.string(),
  role: userRoleSchema,
  createdAt: instantSchema,
});
export type UserProfile = z.infer<typeof userProfileSchema>;
