import type { UserRole } from '@selasar/domain/core';
import type { UserProfile } from '@selasar/domain/people';

export const roleNames: Record<UserRole, string> = {
  pending: 'Waiting for approval',
  staff: 'Staff',
  admin: 'Admin',
};

type PersonEmail = Pick<UserProfile, 'email' | 'emailVerified'>;

export interface PersonAction {
  label: string;
  /** 'refused' deletes the registration. */
  to: UserRole | 'refused';
  /** Without it, the action runs at once. */
  question?: (person: PersonEmail) => string;
}

const approve: PersonAction = {
  label: 'Approve',
  to: 'staff',
  question: ({ email, emailVerified }) =>
    `${email} will see all bookings, transfers and messages, and can change them.${
      emailVerified
        ? ''
        : ' As far as we know, the address is not verified. Only a verified address can be approved.'
    }`,
};
const refuse: PersonAction = {
  label: 'Refuse',
  to: 'refused',
  question: ({ email }) =>
    `The account of ${email} is deleted. This cannot be undone; the person can register again.`,
};
const promote: PersonAction = {
  label: 'Make admin',
  to: 'admin',
  question: ({ email }) => `${email} will be able to manage the team, as you are.`,
};
const demote: PersonAction = {
  label: 'Make staff',
  to: 'staff',
  question: ({ email }) =>
    `From now on ${email} can no longer change the team, and has to sign in again. A program that already reads the team may continue for up to an hour.`,
};
const remove: PersonAction = {
  label: 'Remove',
  to: 'pending',
  question: ({ email }) =>
    `From now on ${email} can no longer see or change anything here, and their open pages close. A program that already reads data may continue for up to an hour.`,
};

const actions: Record<UserRole, readonly PersonAction[]> = {
  pending: [approve, refuse],
  staff: [promote, remove],
  admin: [demote, remove],
};

type Person = Pick<UserProfile, 'role' | 'tokenRole' | 'refused'>;

export const isLastAdmin = (
  { role }: Pick<Person, 'role'>,
  everybody: readonly Person[],
): boolean => role === 'admin' && everybody.filter((other) => other.role === 'admin').length < 2;

export const isUnfinished = ({ role, tokenRole, refused }: Person): boolean =>
  role !== tokenRole || refused;

/** The last admin cannot be changed; an unfinished change can be repeated. */
export function actionsFor(person: Person, everybody: readonly Person[]): readonly PersonAction[] {
  if (person.refused) return [refuse];
  const finish = { label: 'Finish', to: person.role };
  const offered = isLastAdmin(person, everybody) ? [] : actions[person.role];
  if (!isUnfinished(person)) return offered;
  return [...offered.filter((action) => action !== refuse), finish];
}
