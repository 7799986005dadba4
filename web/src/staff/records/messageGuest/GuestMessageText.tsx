import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { guestMessageSchema } from '@selasar/domain';
import type { Change } from '@selasar/domain';

/** The exact text of a message to a guest. */
export function GuestMessageText({ change }: { change: Pick<Change, 'after'> }) {
  const { data: message } = guestMessageSchema.safeParse(change.after);
  if (!message) return null;
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        Message text
      </Typography>
      <Typography
        variant="body2"
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', pl: 1.5 }}
      >
        {message.text}
      </Typography>
    </Box>
  );
}
