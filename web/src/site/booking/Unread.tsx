import Typography from '@mui/material/Typography';

/** When it cannot be had what others have taken. */
export const Unread = ({ what }: { what: 'nights' | 'places' }) => (
  <Typography variant="body2" color="textSecondary">
    We could not look up the free {what} just now. We check them when you book.
  </Typography>
);
