import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { userRoleSchema } from './role.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

/** A document of `users` with its id, the person's uid. */
export const userProfileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  fullName: z.string(),
  /** The role that admins decided. It takes effect only together with the same role in the ID token. */
  role: userRoleSchema,
  /** The role in new ID tokens. It differs from `role` while a change is in progress or was interrupted. */
  tokenRole: userRoleSchema.default('pending'),
  /** The person has verified the email address. */
  emailVerified: z.boolean().default(false),
  /** An admin has refused the registration; the account is being deleted. */
  refused: z.boolean().default(false),
  /** When the person last lost rights, if ever. Older ID tokens are invalid. */
  rightsLostAt: instantSchema.optional(),
  createdAt: instantSchema,
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** The personal data of a person with an account. */
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
