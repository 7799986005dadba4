import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { Outlet, useLoaderData, useMatches } from 'react-router-dom';
import type { Session } from '../firebase/auth.ts';
import { InMain } from '../ui/InMain.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { useFocusOnNavigation } from '../ui/useFocusOnNavigation.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import type { AdminHeading } from './links.ts';
import { Sidebar } from './Sidebar.tsx';
import { useRoleWatch } from './useRoleWatch.ts';
import { useSessionWatch } from './useSessionWatch.ts';
import { WaitingForApproval } from './WaitingForApproval.tsx';

const sidebarWidth = 256;

/** The shell around every page of the admin area. */
export function AdminLayout() {
  const session = useLoaderData<Session>();
  const [menuOpen, setMenuOpen] = useState(false);
  const heading = useMatches().at(-1)?.handle as AdminHeading;
  useSessionWatch(session);
  const allowed = useRoleWatch(session);
  useFocusOnNavigation();

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink />
      <PageTitle title={heading.title} />
      <Box sx={{ display: { xs: 'none', lg: 'block' }, flex: 'none', width: sidebarWidth }}>
        <Box sx={{ position: 'fixed', insetBlock: 0, width: sidebarWidth }}>
          <Sidebar />
        </Box>
      </Box>
      <Drawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: sidebarWidth } } }}
      >
        <Sidebar onChoose={() => setMenuOpen(false)} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box
          component="main"
          id="content"
          sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}
        >
          <AdminHeader heading={heading} session={session} onMenu={() => setMenuOpen(true)} />
          <ConnectionNotice />
          <Box sx={{ flex: 1, p: { xs: 2, sm: 3 } }}>
            {allowed ? (
              <InMain value>
                <Outlet />
              </InMain>
            ) : (
              <WaitingForApproval session={session} />
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
