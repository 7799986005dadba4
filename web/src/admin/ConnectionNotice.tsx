import CloudOffIcon from '@mui/icons-material/CloudOff';
import Alert from '@mui/material/Alert';
import { useConnected } from '../firebase/connection.ts';
import { Notice } from '../ui/Notice.tsx';

/** Tells that what is on screen is no longer live. */
export function ConnectionNotice() {
  const connected = useConnected();
  return (
    <Notice>
      {connected ? null : (
        <Alert severity="warning" icon={<CloudOffIcon />} square>
          The connection is lost. What you see may be out of date; it catches up by itself.
        </Alert>
      )}
    </Notice>
  );
}
