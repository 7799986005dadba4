import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';

export const AvailabilityUnknown = ({ what }: { what: 'nights' | 'places' }) => (
  <Typography variant="body2" color="textSecondary">
    {what === 'nights'
      ? t('We could not look up the free nights just now. We will check them when you book.')
      : t('We could not look up the free places just now. We will check them when you book.')}
  </Typography>
);
