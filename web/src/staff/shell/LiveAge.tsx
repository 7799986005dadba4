import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { lastSyncedAt, useConnected } from '../../data/firebase/live/connection.ts';
import { age } from '../common/age.ts';

const tickMs = 1000;

/** The age of the data on screen. Only visual; screen readers do not announce its updates. */
export function LiveAge() {
  const connected = useConnected();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Typography
      variant="inherit"
      component="div"
      color={connected ? 'textSecondary' : 'warning'}
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: { md: 'nowrap' } }}
    >
      {connected ? 'Live' : 'Not live'} · updated {age(now - lastSyncedAt())} ago
    </Typography>
  );
}
