import { paths } from '../../../paths.ts';

/** More pages that only admins see. */
export const furtherPages: readonly { label: string; hint: string; to: string }[] = [
  { label: 'Team', hint: 'Who may work in the staff area', to: paths.admin.team },
  {
    label: 'Audit log',
    hint: 'Who did what and when, with security events',
    to: paths.admin.auditLog,
  },
  {
    label: 'Privacy',
    hint: 'What we keep of a guest: look, give out, remove',
    to: paths.admin.privacy,
  },
];
