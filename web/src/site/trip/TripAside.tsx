import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, reference, t, openingHoursText } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { use } from 'react';
import { OnlyRead } from './OnlyRead.ts';
import { ThisDevice } from './ThisDevice.tsx';
import { WhatsAppButton } from '../layout/whatsapp/WhatsAppButton.tsx';

const chatText = (requests: readonly TripRequest[]): string => {
  const named = requests.map(({ id }) => reference(id)).join(', ');
  return named
    ? t('Hello {company}, I have a question about my trip ({requests}).', {
        company: company.name,
        requests: named,
      })
    : t('Hello {company}, I have a question about my trip.', { company: company.name });
};

/** Contact details. `requests` are the upcoming ones. */
export function TripAside({ requests }: { requests: readonly TripRequest[] }) {
  const onlyRead = use(OnlyRead);
  return (
    <Box
      component="section"
      sx={{
        position: { md: 'sticky' },
        top: 96,
        p: 3,
        borderRadius: ({ radius }) => radius.card,
        bgcolor: 'brand.band',
      }}
    >
      <Typography component="h2" variant="h4">
        {t('Questions?')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        {t('Call us or chat with us. Our office hours in Bali:')}{' '}
        {company.openingHours
          .map(openingHoursText)
          .map(({ days, hours }) => `${days} ${hours}`)
          .join(', ')}
        .
      </Typography>
      <Stack spacing={1.25}>
        <Button
          href={`tel:${company.phone.replaceAll(' ', '')}`}
          variant="outlined"
          startIcon={<PhoneOutlinedIcon />}
        >
          {company.phone}
        </Button>
        {onlyRead ? null : (
          <WhatsAppButton text={chatText(requests)} variant="outlined">
            {t('Contact via WhatsApp')}
          </WhatsAppButton>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t(
          'Save the address of this page: it opens your trip on any device. Anyone who has it can change your trip.',
        )}
      </Typography>
      <ThisDevice />
    </Box>
  );
}
