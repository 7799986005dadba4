import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { longDate } from '@selasar/domain';
import { Link as RouterLink } from 'react-router-dom';
import type { Session } from '../../data/people/session/session.ts';
import { useToday } from '../../clock/useToday.ts';
import { paths } from '../../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { isInSetup } from './links.ts';
import type { AdminHeading } from './links.ts';
import { LiveAge } from './LiveAge.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';
import { useShownPage } from './usePendingPage.ts';

interface AdminHeaderProps {
  heading: AdminHeading;
  session: Session;
  /** Whether the page shows live data. */
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
