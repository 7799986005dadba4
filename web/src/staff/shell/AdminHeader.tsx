import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { longDate } from '@selasar/domain/core';
import { useEffect, useState, useLayoutEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { lastSyncedAt, useConnected } from '../../data/firebase/live/connection.ts';
import type { Session } from '../../data/people/session.ts';
import { useToday } from '../../clock/useToday.ts';
import { paths } from '../../paths.ts';
import { age } from '../common/formatInstant.ts';
import { isInSetup, useShownPage, type AdminHeading } from '../common/links.ts';
import { readStored, removeStored, store } from '../common/staffStorage.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { SearchButton } from './search/SearchButton.tsx';

const systemScheme = () =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** Only in the staff area: visitors always see light. */
function SchemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  useLayoutEffect(() => {
    const chosen = readStored('scheme');
    setMode(chosen === 'light' || chosen === 'dark' ? chosen : 'system');
    return () => setMode('light');
  }, [setMode]);
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const choose = () => {
    // From then on it follows the system again.
    const isSystems = other === systemScheme();
    if (isSystems) removeStored('scheme');
    else store('scheme', other);
    setMode(isSystems ? 'system' : other);
  };
  return (
    <Tooltip title={`Switch to ${other}`}>
      <IconButton
        aria-label={`Switch to ${other}`}
        onClick={choose}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        {other === 'light' ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}

const tickMs = 1000;

/** Only visual; screen readers do not announce its updates. */
function LiveAge() {
  const connected = useConnected();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Typography
      variant="inherit"
      component="div"
      color={connected ? 'textSecondary' : 'warning'}
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: { md: 'nowrap' } }}
    >
      {`${connected ? 'Live' : 'Not live'} · updated ${age(now - lastSyncedAt())} ago`}
    </Typography>
  );
}

interface AdminHeaderProps {
  heading: AdminHeading;
  session: Session;
  live: boolean;
  onMenu: () => void;
}

export function AdminHeader({ heading, session, live, onMenu }: AdminHeaderProps) {
  const today = longDate(useToday());
  const isBelowSetup = isInSetup(useShownPage());
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: { xs: 0, sm: 2 },
        px: { xs: 1, sm: 3 },
        py: { xs: 0.25, sm: 1, md: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label="Open menu"
        onClick={onMenu}
        sx={{ display: { lg: 'none' }, minWidth: 44, minHeight: 44, ml: { sm: -1 } }}
      >
        <MenuIcon />
      </IconButton>
      {/* If a word of the title does not fit in large letters, the buttons go below it. */}
      <Box sx={{ flex: 1, minWidth: 'min-content' }}>
        {live && isBelowSetup ? <BackToSetup /> : null}
        <Typography variant="h1" sx={{ fontSize: { xs: '1.1rem', sm: '1.6rem' } }}>
          {heading.title}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ typography: { xs: 'caption', sm: 'body2' }, lineHeight: { xs: 1.3 } }}
        >
          {heading.description ?? <Skeleton width={140} />}
        </Typography>
      </Box>
      {/* A line of its own below everything else, if it does not fit beside the title. */}
      <Box
        sx={{
          display: { xs: 'flex', md: 'block' },
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          flexBasis: { xs: '100%', md: 'auto' },
          order: { xs: 1, md: 0 },
          px: { xs: 1, sm: 0 },
          textAlign: 'right',
          color: 'text.secondary',
          typography: { xs: 'caption', md: 'body2' },
          lineHeight: { xs: 1.3 },
        }}
      >
        <div>{today}</div>
        {live ? <LiveAge /> : null}
      </Box>
      {live ? <SearchButton session={session} /> : null}
      <SchemeToggle />
      <AccountMenu session={session} />
    </Box>
  );
}

const BackToSetup = () => (
  <Link
    component={RouterLink}
    to={paths.admin.setup}
    variant="body2"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
  >
    <ArrowBackIcon aria-hidden fontSize="inherit" />
    Setup
  </Link>
);
