import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount, type Session } from '../../data/people/session.ts';
import { paths } from '../../paths.ts';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { asRegion } from '../../ui/landmarks.tsx';
import { KeysDialog } from './keys/KeysDialog.tsx';
import { useKeys } from '../common/keys.ts';
import { NotifyDialog } from './notify/NotifyDialog.tsx';
import { useSignOut } from './session/useSignOut.ts';

const team = { label: 'Team', to: paths.admin.team };

export function AccountMenu({ session }: { session: Session }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'notify' | 'keys'>();
  useKeys(session.role ? { help: () => setDialog('keys') } : {});
  const { signOut, dialog: leaving } = useSignOut();
  const { role } = session;
  const { fullName, email } = useAccount();
  const links = role === 'admin' ? [team] : [];
  const close = () => setAnchor(null);
  const onClickCapture = useBackCloses(anchor !== null, close);
  return (
    <>
      <IconButton
        aria-label="Account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44, minHeight: 44, p: 0.5 }}
      >
        <AccountCircleIcon fontSize="large" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onClickCapture={onClickCapture}
        slotProps={asRegion('Account')}
      >
        <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }}>{fullName || email}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${email} · ${role ?? 'no access'}`}
          </Typography>
        </Box>
        <Divider />
        {links.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            <span>{label}</span>
          </MenuItem>
        ))}
        {role ? (
          <MenuItem
            onClick={() => {
              close();
              setDialog('notify');
            }}
          >
            Notifications
          </MenuItem>
        ) : null}
        {role ? (
          <MenuItem
            onClick={() => {
              close();
              setDialog('keys');
            }}
          >
            Keyboard shortcuts
          </MenuItem>
        ) : null}
        <MenuItem onClick={() => void signOut()}>Sign Out</MenuItem>
      </Menu>
      {leaving}
      <NotifyDialog open={dialog === 'notify'} onClose={() => setDialog(undefined)} />
      <KeysDialog open={dialog === 'keys'} onClose={() => setDialog(undefined)} />
    </>
  );
}
