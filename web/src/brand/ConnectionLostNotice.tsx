import Alert from '@mui/material/Alert';
import { baliTime } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { lastSyncedAt, useConnected } from '../data/firebase/live/connection.ts';

export function ConnectionLostNotice() {
  if (useConnected()) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t(
        'The connection is lost. You see the state of {time} (Bali time). The page will update automatically when the connection is back.',
        { time: baliTime(new Date(lastSyncedAt())) },
      )}
    </Alert>
  );
}
