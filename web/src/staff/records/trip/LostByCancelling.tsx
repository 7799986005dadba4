import Typography from '@mui/material/Typography';
import { useClock } from '../../../clock/useClock.ts';
import { lostText } from './changeRequestText.ts';

/** What the guest loses by cancelling now. */
export function LostByCancelling({ request }: { request: Parameters<typeof lostText>[0] }) {
  const text = useClock((nowMs) => lostText(request, new Date(nowMs)));
  return <Typography variant="body2">{text}</Typography>;
}
