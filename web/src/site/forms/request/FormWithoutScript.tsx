import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { WithoutScript } from '../../../ui/scriptless.tsx';
import { WhatsAppButton } from '../../common/WhatsAppButton.tsx';

/** `what` ends the sentence 'Without JavaScript this page cannot …'. */
export const FormWithoutScript = ({ what, text }: { what: string; text: string }) => (
  <WithoutScript>
    <Box>
      <Typography>
        {t(
          'Without JavaScript this page cannot {what}. Please write to us or call: a person answers, usually on the same day.',
          { what },
        )}
      </Typography>
      <Stack spacing={1.5} sx={{ mt: 2, alignItems: 'stretch' }}>
        <WhatsAppButton text={text} variant="contained" color="secondary">
          {t('Contact via WhatsApp')}
        </WhatsAppButton>
        <Button
          href={`tel:${company.phone.replaceAll(' ', '')}`}
          color="inherit"
          variant="outlined"
        >
          <span>{company.phone}</span>
        </Button>
        <Button href={`mailto:${company.email}`} color="inherit" variant="outlined">
          <span>{company.email}</span>
        </Button>
      </Stack>
    </Box>
  </WithoutScript>
);
