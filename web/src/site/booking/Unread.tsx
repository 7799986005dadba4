import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';

/** Shown if the availability could not be loaded. */
export const Unread = ({ what }: { what: 'nights' | 'places' }) => (
  <Typography variant="body2" color="textSecondary">
    {what === 'nights'
      ? t('We could not look up the free nights just now. We will check them when you book.')
      : t('We could not look up the free places just now. We will check them when you book.')}
  </Typography>
);
