import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';

export const NotBookable = () => (
  <Paper sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: ({ radius }) => radius.sheet }}>
    <Typography sx={{ mb: 2 }}>
      {t(
        'Airport transfers cannot be booked here at the moment. Please contact us: a person answers, usually on the same day.',
      )}
    </Typography>
    <WhatsAppButton
      text={t('Hello {company}, I would like to book an airport transfer.', {
        company: company.name,
      })}
      variant="contained"
      color="secondary"
    >
      {t('Contact via WhatsApp')}
    </WhatsAppButton>
  </Paper>
);
