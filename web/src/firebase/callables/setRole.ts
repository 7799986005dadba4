import { setRoleAnswerSchema } from '@selasar/domain';
import type { SetRoleAnswer, SetRoleInput } from '@selasar/domain';
import { callable } from './call.ts';

/** Gives a person a role, or takes it away; for admins. */
export const setRole: (input: SetRoleInput) => Promise<SetRoleAnswer> = callable(
  'setRole',
  setRoleAnswerSchema,
);
