import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Logo } from '../ui/Logo.tsx';
import { asItWasLeft } from './keptViews.ts';
import { adminLinks, adminUser } from './links.ts';
import { useSignOut } from './useSignOut.ts';

const item = {
  minHeight: 44,
  borderRadius: '10px',
  '&.active': { bgcolor: 'rgb(255 255 255 / .16)', color: '#fff' },
  '&:hover': { bgcolor: 'rgb(255 255 255 / .09)' },
} as const;
const icon = { minWidth: 38, color: 'inherit' } as const;

export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  const signOut = useSignOut();
  const { pathname } = useLocation();
  return (
    <Box
      component="aside"
      aria-label="Sidebar"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: 0,
        bgcolor: '#14332b',
        color: '#dfe7e2',
        p: 2,
        overflowY: 'auto',
      }}
    >
      <Box
        component={Link}
        to="/"
        aria-label="Selasar Bali, to the site"
        sx={{ color: '#fff', textDecoration: 'none', px: 1, py: 1 }}
      >
        <Logo size={32} />
      </Box>
      <Box component="nav" aria-label="Admin" sx={{ mt: 2, flex: 1 }}>
        <List disablePadding>
          {adminLinks.map(({ label, to, Icon }) => (
            <ListItem key={to} disablePadding sx={{ mb: 0.5 }}>
              <ListItemButton
                component={NavLink}
                // Pressed again, it leads to the list without search and filters.
                to={pathname === to ? to : asItWasLeft(to)}
                end={to === '/admin'}
                onClick={onChoose}
                sx={item}
              >
                <ListItemIcon sx={icon}>
                  <Icon fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          ))}
          <ListItem disablePadding>
            <ListItemButton onClick={() => void signOut()} sx={item}>
              <ListItemIcon sx={icon}>
                <LogoutIcon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary="Sign Out" />
            </ListItemButton>
          </ListItem>
        </List>
      </Box>
      <Box sx={{ px: 1, pt: 2, borderTop: '1px solid rgb(255 255 255 / .16)' }}>
        <Typography sx={{ fontWeight: 600, color: '#fff' }}>{adminUser.label}</Typography>
        <Typography variant="body2">{adminUser.email}</Typography>
      </Box>
    </Box>
  );
}
