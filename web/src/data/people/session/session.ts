import { isStaffRole, roleClaim } from '@selasar/domain';
import type { StaffRole } from '@selasar/domain';
import type { User } from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';

/** The signed-in user. The role comes from a claim of the ID token, which only the server sets. */
export interface Session {
  uid: string;
  email: string;
  fullName: string;
  role: StaffRole | undefined;
  /** Whether the address is verified, according to the ID token. */
  emailVerified: boolean;
}

/** Whether two sessions have the same user with the same rights. */
export const isSame = (one: Session, other: Session): boolean =>
  one.uid === other.uid && one.role === other.role && one.emailVerified === other.emailVerified;

export async function toSession(user: User): Promise<Session> {
  const { claims } = await failing(user.getIdTokenResult());
  const role = claims[roleClaim];
  return {
    uid: user.uid,
    email: user.email ?? '',
    fullName: user.displayName ?? '',
    role: isStaffRole(role) ? role : undefined,
    emailVerified: claims['email_verified'] === true,
  };
}
