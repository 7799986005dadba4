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

type HasRole = Pick<UserProfile, 'role'>;

export const isLastAdmin = ({ role }: HasRole, everybody: readonly HasRole[]): boolean =>
  role === 'admin' && everybody.filter((other) => other.role === 'admin').length < 2;

/** What an admin may do with a person. The last admin stays one. */
export const roleActions = (
  person: HasRole,
  everybody: readonly HasRole[],
): readonly RoleAction[] => (isLastAdmin(person, everybody) ? [] : actions[person.role]);
