import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useRouteLoaderData } from 'react-router-dom';
import type { Session } from '../../data/session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../common/Panel.tsx';
import { adminRoute } from '../session/route.ts';
import { useToldRole } from '../session/useRoleWatch.ts';
import type { AdminHeading } from '../shell/links.ts';
import { Faults } from './Faults.tsx';
import { furtherPages } from './furtherPages.ts';
import { Parts } from './Parts.tsx';
import { useParts } from './useParts.ts';

/** How the business runs, and what to do. For admins alone; nobody else reads anything. */
function HealthPage() {
  const session = useRouteLoaderData<Session>(adminRoute);
  return session?.role === 'admin' ? <WhileAdmin session={session} /> : <OnlyAdmins />;
}

/** Ends with the role, before a new token says so. */
function WhileAdmin({ session }: { session: Session }) {
  return useToldRole(session) === 'admin' ? <Health /> : <OnlyAdmins />;
}

const OnlyAdmins = () => (
  <EmptyState title="Only an admin can see the health" hint="Please ask one to look at it." />
);

function Health() {
  return (
    <Stack spacing={3}>
      <Parts sources={useParts()} />
      <Faults />
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
  );
}

export { HealthPage as Component };
export const handle: AdminHeading = {
  title: 'Health',
  description: 'How everything runs, and what to do',
};
