import { isStaffRole, roleClaim } from '@selasar/domain';
import type { StaffRole } from '@selasar/domain';
import type { User } from 'firebase/auth';
import { failing } from '../../firebase/failure.ts';

/** Who is signed in. The role comes from the claim of the ID token, which only the server sets. */
export interface Session {
  uid: string;
  email: string;
  fullName: string;
  role: StaffRole | undefined;
  /** The person has opened the link in the verification mail, as far as the ID token knows. */
  emailVerified: boolean;
}

/** Of the same person, with the same rights. */
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
