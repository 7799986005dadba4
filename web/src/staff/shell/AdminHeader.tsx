import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { longDate } from '@selasar/domain';
import type { Session } from '../../data/session/session.ts';
import { useToday } from '../../clock/useToday.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { AdminHeading } from './links.ts';
import { LiveAge } from './LiveAge.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';

interface AdminHeaderProps {
  heading: AdminHeading;
  session: Session;
  /** Whether what is shown follows the server. */
  live: boolean;
  onMenu: () => void;
}

export function AdminHeader({ heading, session, live, onMenu }: AdminHeaderProps) {
  const today = longDate(useToday());
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 2 },
        px: { xs: 2, sm: 3 },
        py: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label="Open menu"
        onClick={onMenu}
        sx={{ display: { lg: 'none' }, width: 44, height: 44, ml: -1 }}
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.3rem', sm: '1.6rem' } }}>
          {heading.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {heading.description ?? <Skeleton width={140} />}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
          {today}
        </Typography>
        {live ? (
          <Box sx={{ display: { md: 'none' } }}>
            <LiveAge />
          </Box>
        ) : null}
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, textAlign: 'right' }}>
        <Typography variant="body2" color="textSecondary">
          {today}
        </Typography>
        {live ? <LiveAge /> : null}
      </Box>
      {live ? <SearchButton session={session} /> : null}
      <SchemeToggle />
      <AccountMenu session={session} />
    </Box>
  );
}
