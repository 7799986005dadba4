import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { Link, useRouteLoaderData } from 'react-router-dom';
import type { Session } from '../../data/people/session.ts';
import { type AdminHeading, type SetupPage as Page, setupPagesFor } from '../common/links.ts';
import { adminRoute, useAnnouncedRole } from '../common/session.tsx';

function SetupPage() {
  const session = useRouteLoaderData<Session>(adminRoute);
  return session ? <Pages session={session} /> : null;
}

const Pages = ({ session }: { session: Session }) => (
  <Paper variant="outlined" sx={{ maxWidth: 720, overflow: 'hidden' }}>
    <List aria-label="Setup" disablePadding>
      {setupPagesFor(useAnnouncedRole(session) === 'admin').map((page) => (
        <Entry key={page.to} page={page} />
      ))}
    </List>
  </Paper>
);

const Entry = ({ page: { label, description, to, Icon } }: { page: Page }) => (
  <ListItem disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
    <ListItemButton component={Link} to={to} sx={{ minHeight: 64 }}>
      <ListItemIcon sx={{ minWidth: 44 }}>
        <Icon />
      </ListItemIcon>
      <ListItemText
        primary={label}
        secondary={description}
        slotProps={{ primary: { sx: { fontWeight: 600 } } }}
      />
    </ListItemButton>
  </ListItem>
);

export { SetupPage as Component };
export const handle: AdminHeading = { title: 'Setup', description: 'What you need now and then' };
