import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { userRoleSchema } from './role.ts';
import type { PersonalDataOf } from './privacy/personalData.ts';

/** A document of `users` with its id, the person's uid. */
export const userProfileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  fullName: z.string(),
  /** What the person may do, as decided. It opens something only together with the same role in the ID token. */
  role: userRoleSchema,
  /** The role that new ID tokens carry. Another than `role` while a change is under way, or was cut half-way. */
  tokenRole: userRoleSchema.default('pending'),
  /** The person has shown that the address is theirs. */
  emailVerified: z.boolean().default(false),
  /** An admin has refused the registration; it is being deleted. */
  refused: z.boolean().default(false),
  /** When the person last lost rights, if ever. ID tokens from before it open nothing. */
  rightsLostAt: instantSchema.optional(),
  createdAt: instantSchema,
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** What is kept of a person with an account. */
export const userPersonalData: PersonalDataOf<UserProfile> = {
  email: 'staff',
  fullName: 'staff',
  uid: 'nothing',
  role: 'nothing',
  tokenRole: 'nothing',
  emailVerified: 'nothing',
  refused: 'nothing',
  rightsLostAt: 'nothing',
  createdAt: 'nothing',
};
