import type { UserProfile, UserRole } from '@selasar/domain';

export const roleNames: Record<UserRole, string> = {
  pending: 'Waiting for approval',
  staff: 'Staff',
  admin: 'Admin',
};

export interface RoleAction {
  to: UserRole;
  label: string;
  /** Takes rights away: the person is asked first. */
  asks: boolean;
}

const approve: RoleAction = { to: 'staff', label: 'Approve', asks: false };
const promote: RoleAction = { to: 'admin', label: 'Make admin', asks: false };
const demote: RoleAction = { to: 'staff', label: 'Make staff', asks: true };
const remove: RoleAction = { to: 'pending', label: 'Remove', asks: true };

const actions: Record<UserRole, readonly RoleAction[]> = {
  pending: [approve],
  staff: [promote, remove],
  admin: [demote, remove],
};

/** What an admin may do with a person. The last admin stays one. */
export function roleActions(
  person: Pick<UserProfile, 'role'>,
  everybody: readonly Pick<UserProfile, 'role'>[],
): readonly RoleAction[] {
  const admins = everybody.filter(({ role }) => role === 'admin').length;
  return person.role === 'admin' && admins < 2 ? [] : actions[person.role];
}
