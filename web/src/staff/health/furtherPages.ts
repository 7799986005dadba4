import { paths } from '../../paths.ts';

/** More that only admins see. */
export const furtherPages: readonly { label: string; hint: string; to: string }[] = [
  { label: 'Team', hint: 'Who may work in the staff area', to: paths.admin.team },
];
