import { isStaffRole } from '@selasar/domain';
import type { StaffRole } from '@selasar/domain';
import type { User } from 'firebase/auth';
import { failing } from '../core/failure.ts';

/** Who is signed in. The role comes from the claim of the ID token, which only the server sets. */
export interface Session {
  uid: string;
  email: string;
  fullName: string;
  role: StaffRole | undefined;
  /** The person has opened the link in the verification mail, as far as the ID token knows. */
  emailVerified: boolean;
}

export async function toSession(user: User): Promise<Session> {
  const { claims } = await failing(user.getIdTokenResult());
  const role = claims['role'];
  return {
    uid: user.uid,
    email: user.email ?? '',
    fullName: user.displayName ?? '',
    role: isStaffRole(role) ? role : undefined,
    emailVerified: claims['email_verified'] === true,
  };
}
