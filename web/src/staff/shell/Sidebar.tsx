import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Logo } from '../../brand/Logo.tsx';
import { useUnseen } from '../common/arrivals.ts';
import { adminLinks, adminUser, moreLinks } from '../common/links.ts';
import { icon, item, SidebarLink } from './SidebarLink.tsx';
import { type Counts, useCounts } from '../common/useCounts.ts';
import { useSignOut } from './session/useSignOut.ts';

export const sidebarWidthPx = 256;

interface SidebarProps {
  counted: boolean;
  onChoose?: () => void;
}

export const Sidebar = ({ counted, onChoose }: SidebarProps) =>
  counted ? <CountedSidebar onChoose={onChoose} /> : <Links onChoose={onChoose} />;

const CountedSidebar = ({ onChoose }: Pick<LinksProps, 'onChoose'>) => (
  <Links counts={useCounts()} onChoose={onChoose} />
);

interface LinksProps {
  counts?: Counts;
  onChoose: (() => void) | undefined;
}

function Links({ counts, onChoose }: LinksProps) {
  const unseen = useUnseen();
  const unseenAt: Readonly<Record<string, number>> = {
    [paths.admin.bookings]: unseen.bookings,
    [paths.admin.transfers]: unseen.transfers,
    [paths.admin.inbox]: unseen.messages,
  };
  const { signOut, dialog } = useSignOut();
  return (
    <Box
      component="aside"
      aria-label="Sidebar"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: 0,
        bgcolor: 'brand.primaryDark',
        color: 'onDark.menuText',
        p: 2,
        overflowY: 'auto',
      }}
    >
      <Box
        component={Link}
        to={paths.home}
        aria-label={`${company.name}, to the site`}
        sx={{ color: 'common.white', textDecoration: 'none', px: 1, py: 1 }}
      >
        <Logo size={32} />
      </Box>
      <Box component="nav" aria-label="Admin" sx={{ mt: 1, flex: 1 }}>
        <List disablePadding>
          {adminLinks.map((link) => (
            <SidebarLink
              key={link.to}
              {...link}
              count={counts?.[link.to]}
              unseen={unseenAt[link.to]}
              onChoose={onChoose}
            />
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
        {counts ? (
          <List aria-label="More" sx={{ mt: 1, pt: 1.5, borderTop: 1, borderColor: 'onDark.line' }}>
            {moreLinks.map((link) => (
              <SidebarLink
                key={link.to}
                {...link}
                count={counts[link.to]}
                unseen={unseenAt[link.to]}
                onChoose={onChoose}
              />
            ))}
          </List>
        ) : null}
      </Box>
      <Box sx={{ px: 1, pt: 2, borderTop: 1, borderColor: 'onDark.line' }}>
        <Typography sx={{ fontWeight: 600, color: 'common.white' }}>{adminUser.label}</Typography>
        <Typography variant="body2">{adminUser.email}</Typography>
      </Box>
      {dialog}
    </Box>
  );
}
