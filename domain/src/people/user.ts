import { z } from 'zod';
import { instantSchema } from '../core/schemas.ts';
import { userRoleSchema } from '../core/role.ts';
import { allOf, type PersonalDataOf } from '../core/fieldTable.ts';

export const userProfileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  fullName: z.string(),
  /** The role that admins decided. It takes effect only together with the same role in the ID token. */
  role: userRoleSchema,
  /** The role in new ID tokens. It differs from `role` while a change is in progress or was interrupted. */
  tokenRole: userRoleSchema.default('pending'),
  emailVerified: z.boolean().default(false),
  /** The account is being deleted. */
  refused: z.boolean().default(false),
  /** Older ID tokens are invalid. */
  rightsLostAt: instantSchema.optional(),
  /** Which mails they want: see mail/notices.ts. */
  notices: z.unknown().optional(),
  createdAt: instantSchema,
});
export type UserProfile = z.infer<typeof userProfileSchema>;

export const userPersonalData: PersonalDataOf<UserProfile> = {
  email: 'staff',
  fullName: 'staff',
  ...allOf('nothing', [
    'uid',
    'role',
    'tokenRole',
    'emailVerified',
    'refused',
    'rightsLostAt',
    'notices',
    'createdAt',
  ]),
};
