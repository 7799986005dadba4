import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { InfoDialog } from '../../common/InfoDialog.tsx';
import {
  allowSound,
  askPermission,
  chime,
  noticeChoice,
  permission,
  soundChoice,
} from './notices.ts';

const refusals = {
  unsupported: 'This browser does not support notifications.',
  denied:
    'Notifications of this site are blocked. Allow them in the settings of your browser, then switch them on here.',
  default: 'Notifications were not allowed. Switch them on again to be asked once more.',
};

export function NotifyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [current, setCurrent] = useState(permission);
  const soundIsOn = soundChoice.useIsOn();
  const noticeIsOn = noticeChoice.useIsOn() && current === 'granted';
  const [isTried, setIsTried] = useState(false);

  const chooseNotices = async (on: boolean) => {
    const answer = on ? await askPermission() : current;
    setCurrent(answer);
    setIsTried(on);
    noticeChoice.choose(on && answer === 'granted');
  };
  const isRefused = current !== 'granted' && (isTried || current !== 'default');
  return (
    <InfoDialog
      open={open}
      title="Notifications"
      maxWidth="xs"
      content={{ sx: { display: 'grid', gap: 1.5 } }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        When a new booking or airport transfer comes in. The setting applies to this browser.
      </Typography>
      <FormControlLabel
        label="Play a sound"
        control={
          <Switch
            checked={soundIsOn}
            onChange={({ target }) => {
              soundChoice.choose(target.checked);
              if (!target.checked) return;
              allowSound();
              chime();
            }}
          />
        }
      />
      <FormControlLabel
        label="Show a notification"
        disabled={current === 'unsupported'}
        control={
          <Switch
            checked={noticeIsOn}
            onChange={({ target }) => void chooseNotices(target.checked)}
          />
        }
      />
      <Button
        component={Link}
        to={paths.admin.notices}
        onClick={onClose}
        sx={{ justifySelf: 'start', mx: -1 }}
      >
        What you hear of by mail
      </Button>
      {isRefused ? <Alert severity="info">{refusals[current]}</Alert> : null}
    </InfoDialog>
  );
}
