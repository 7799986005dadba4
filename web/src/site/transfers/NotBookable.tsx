import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { company, t } from '@selasar/domain';
import { WhatsAppButton } from '../layout/whatsapp/WhatsAppButton.tsx';

/** Shown in place of the form while the terms are invalid and the price is unknown. */
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
