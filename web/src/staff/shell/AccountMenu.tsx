import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount, type Session } from '../../data/people/session.ts';
import { paths } from '../../paths.ts';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { asRegion } from '../../ui/landmarks.tsx';
import { useKeys, keyGroups, switchKeys, useKeysOn, type Key } from '../common/keys.ts';
import { InfoDialog } from '../common/InfoDialog.tsx';
import { NotifyDialog } from './notify/NotifyDialog.tsx';
import { useSignOut } from './session/useSignOut.ts';

export function AccountMenu({ session }: { session: Session }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'notify' | 'keys'>();
  useKeys(session.role ? { help: () => setDialog('keys') } : {});
  const { signOut, dialog: leaving } = useSignOut();
  const { role } = session;
  const { fullName, email } = useAccount();
  const close = () => setAnchor(null);
  const show = (chosen: 'notify' | 'keys') => {
    close();
    setDialog(chosen);
  };
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
        {role === 'admin' ? (
          <MenuItem component={Link} to={paths.admin.team} onClick={close}>
            Team
          </MenuItem>
        ) : null}
        {role ? <MenuItem onClick={() => show('notify')}>Notifications</MenuItem> : null}
        {role ? <MenuItem onClick={() => show('keys')}>Keyboard shortcuts</MenuItem> : null}
        <MenuItem onClick={() => void signOut()}>Sign Out</MenuItem>
      </Menu>
      {leaving}
      <NotifyDialog open={dialog === 'notify'} onClose={() => setDialog(undefined)} />
      <KeysDialog open={dialog === 'keys'} onClose={() => setDialog(undefined)} />
    </>
  );
}

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const on = useKeysOn();
  return (
    <InfoDialog
      open={open}
      title="Keyboard shortcuts"
      maxWidth="xs"
      content={{ sx: { display: 'grid', gap: 2.5 } }}
      onClose={onClose}
    >
      {keyGroups.map(({ where, keys }) => (
        <Box key={where} component="section">
          <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
            {where}
          </Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
            {Object.values<Key>(keys).map(({ press, also, shift, does }) => (
              <Box
                key={does}
                sx={{ display: 'grid', gridTemplateColumns: '140px 1fr', alignItems: 'center' }}
              >
                <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                  {shift ? <KeyCap press="Shift" /> : null}
                  <KeyCap press={press} />
                  {also ? <KeyCap press={also} /> : null}
                </Box>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {does}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <FormControlLabel
        control={<Switch checked={on} onChange={({ target }) => switchKeys(target.checked)} />}
        label="Use single-character shortcuts in this browser"
      />
    </InfoDialog>
  );
}

const capText: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
};

const KeyCap = ({ press }: { press: string }) => (
  <Box
    component="kbd"
    sx={{
      px: 1,
      py: 0.25,
      border: 1,
      borderColor: 'divider',
      borderRadius: ({ radius }) => radius.row,
      typography: 'body2',
      fontWeight: 600,
    }}
  >
    {capText[press] ?? press}
  </Box>
);
