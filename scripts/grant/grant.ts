import type { StaffRole } from '@selasar/domain/core';
import { type Services, changeRole } from '../../functions/src/people/roles.ts';

/** Gives a registered person a role, or removes it ('none'). */
export async function grant(
  services: Services,
  email: string,
  role: StaffRole | 'none',
): Promise<void> {
  const { uid } = await services.auth.getUserByEmail(email).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
      throw new Error(`Nobody has registered with ${email}. Register on /auth first.`);
    }
    throw error;
  });
  await changeRole(services, uid, role === 'none' ? 'pending' : role);
}
