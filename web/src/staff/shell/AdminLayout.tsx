import CloudOffIcon from '@mui/icons-material/CloudOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useState } from 'react';
import { useLoaderData, useMatches, useNavigate, useRevalidator, Outlet } from 'react-router-dom';
import { toast } from 'sonner';
import type { Session } from '../../data/people/session.ts';
import { FirebaseProviders, SessionProvider } from '../../data/firebase/FirebaseProviders.tsx';
import { startHeartbeat } from '../../data/firebase/live/heartbeat.ts';
import { NoIndex, PageTitle } from '../../brand/PageTitle.tsx';
import { SkipLink, InMain } from '../../ui/landmarks.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { useFocusOnNavigation } from '../../ui/focus.ts';
import { atSessionEnd } from '../../data/firebase/lifetime.ts';
import { useFollowSession } from '../../data/people/useFollowSession.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useConnected } from '../../data/firebase/live/connection.ts';
import { bottomBar } from '../../ui/BottomBar.tsx';
import { useUnseenCount } from '../common/arrivals.ts';
import { usePendingPage, type AdminHeading } from '../common/links.ts';
import { useRoleWatch } from '../common/session.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { Announcer } from './notify/Announcer.tsx';
import { useRememberView, Sidebar, sidebarWidthPx } from './Sidebar.tsx';
import { WaitingForApproval } from './session/WaitingForApproval.tsx';

// Messages to one user, and toasts with a pending undo, must not reach the next user.
atSessionEnd(() => void toast.dismiss());

/** It outlives the views of the session. */
function SessionWatch({ session }: { session: Session }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useFollowSession(session, (now) => {
    if (now) void revalidate();
    else void navigate(paths.auth(), { replace: true });
  });
  return null;
}

const focusStyles = (
  <GlobalStyles
    styles={({ mixins: { focusRingInwards } }) => ({
      '.MuiDataGrid-root .MuiDataGrid-main :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader):focus-visible':
        focusRingInwards,
      // The chart removes the outline of focusable elements.
      '.MuiChartsSurface-root > [role="none"]:focus-visible': {
        outline: `2px solid ${focusRingInwards.outlineColor} !important`,
        outlineOffset: focusRingInwards.outlineOffset,
        boxShadow: focusRingInwards.boxShadow,
      },
    })}
  />
);

/** It mounts again for each session, even if only the role differs, so that no state is carried over. */
export function AdminLayout() {
  const session = useLoaderData<Session>();
  const { uid, role, emailVerified } = session;
  return (
    <FirebaseProviders>
      <SessionWatch session={session} />
      <SessionProvider session={session}>
        <Shell key={`${uid} ${role} ${emailVerified}`} session={session} />
      </SessionProvider>
    </FirebaseProviders>
  );
}

function CountedTitle({ title }: { title: string }) {
  const unseen = useUnseenCount();
  return <PageTitle title={unseen > 0 ? `(${unseen}) ${title}` : title} />;
}

function Shell({ session }: { session: Session }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const page = useMatches().at(-1);
  const pending = usePendingPage();
  const heading = pending
    ? { title: pending.label, description: undefined }
    : (page?.handle as AdminHeading);
  const allowed = useRoleWatch(session);
  useEffect(() => (allowed ? startHeartbeat() : undefined), [allowed]);
  // Switching days stays on the same page.
  useFocusOnNavigation(page?.id);
  useRememberView();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const onClickCapture = useBackCloses(menuOpen, closeMenu);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      {focusStyles}
      <SkipLink />
      <CountedTitle title={heading.title} />
      <NoIndex />
      {allowed ? <Announcer /> : null}
      <Box sx={{ display: { xs: 'none', lg: 'block' }, flex: 'none', width: sidebarWidthPx }}>
        <Box sx={{ position: 'fixed', insetBlock: 0, width: sidebarWidthPx }}>
          <Sidebar counted={allowed} />
        </Box>
      </Box>
      <Drawer
        open={menuOpen}
        onClose={closeMenu}
        onClickCapture={onClickCapture}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: sidebarWidthPx } } }}
      >
        <Sidebar counted={allowed} onChoose={closeMenu} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box
          component="main"
          id="content"
          sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}
        >
          <AdminHeader
            heading={heading}
            session={session}
            live={allowed}
            onMenu={() => setMenuOpen(true)}
          />
          <ConnectionNotice />
          <Box sx={{ flex: 1, px: { xs: 2, sm: 3 }, py: { xs: 1, sm: 3 } }}>
            {allowed ? <Page /> : <WaitingForApproval session={session} />}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** The previous page stays mounted but hidden, because it shows again if the new one cannot load. */
export function Page() {
  const pending = usePendingPage();
  return (
    <>
      {pending ? (
        <Notice aria-label={`Loading ${pending.label}`}>
          <Stack spacing={1.5}>
            <Skeleton variant="rounded" height={44} />
            <Skeleton variant="rounded" height={400} />
          </Stack>
        </Notice>
      ) : null}
      <div hidden={pending !== undefined}>
        <InMain value>
          <Outlet />
        </InMain>
      </div>
    </>
  );
}

export function ConnectionNotice() {
  const connected = useConnected();
  return (
    <Notice
      sx={{
        position: 'fixed',
        bottom: 0,
        right: 0,
        left: { xs: 0, lg: sidebarWidthPx },
        zIndex: 'snackbar',
        pointerEvents: 'none',
      }}
    >
      {connected ? null : (
        <Alert
          {...bottomBar}
          severity="warning"
          icon={<CloudOffIcon />}
          square
          sx={{ py: 0, boxShadow: 2 }}
        >
          The connection is lost.
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            What you see may be out of date; it will update automatically.
          </Box>
        </Alert>
      )}
    </Notice>
  );
}
