import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useToday } from '../../../clock/useToday.ts';
import { useTroubledFeeds } from '../../../data/calendar/feeds/useFeeds.ts';
import { useFailedMails } from '../../../data/messages/mails/useMails.ts';
import { useStats } from '../../../data/stats/useStats.ts';
import { useRelease } from '../../../data/stats/release/useRelease.ts';
import { Panel } from '../../common/Panel.tsx';
import { AdminsOnly } from '../../shell/session/AdminsOnly.tsx';
import type { AdminHeading } from '../../shell/links.ts';
import { StatusPanels } from './StatusPanels.tsx';
import { paths } from '../../../paths.ts';

/** More pages that only admins see. */
const furtherPages: readonly { label: string; hint: string; to: string }[] = [
  { label: 'Team', hint: 'Who may work in the staff area', to: paths.admin.team },
  {
    label: 'Audit log',
    hint: 'Who did what and when, with security events',
    to: paths.admin.auditLog,
  },
  {
    label: 'Privacy',
    hint: 'The data of a guest: find, export, remove',
    to: paths.admin.privacy,
  },
];

/** Everything that may need attention, and the pages that only admins see. */
const StatusPage = () => (
  <AdminsOnly title="Only an admin can see the status" hint="Please ask an admin to check it.">
    <Stack spacing={2}>
      <Status />
      <Panel heading="More for admins">
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {furtherPages.map(({ label, hint, to }) => (
            <li key={to}>
              <Link component={RouterLink} to={to}>
                {label}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {hint}
              </Typography>
            </li>
          ))}
        </Stack>
      </Panel>
    </Stack>
  </AdminsOnly>
);

const Status = () => (
  <StatusPanels
    figures={useStats()}
    mails={useFailedMails(useToday())}
    feeds={useTroubledFeeds()}
    functions={useRelease()}
  />
);

export { StatusPage as Component };
export const handle: AdminHeading = {
  title: 'Status',
  description: 'What needs attention',
};
