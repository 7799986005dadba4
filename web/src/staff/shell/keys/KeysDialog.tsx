import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { type Key, keyGroups, switchKeys, useKeysOn } from '../../common/keys.ts';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
}

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const id = useId();
  const on = useKeysOn();
  useBackCloses(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
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
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
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
