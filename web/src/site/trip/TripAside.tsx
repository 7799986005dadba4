import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, openingHoursText, reference } from '@selasar/domain/core';
import { enumerated, t } from '@selasar/domain/i18n';
import type { TripRequest } from '@selasar/domain/trips';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';
import { paths } from '../../paths.ts';
import { useForgetTrip, storeTripKey } from '../forms/request/storedTrip.ts';
import { TripKey } from './tripRequest.ts';

const chatText = (requests: readonly TripRequest[]): string => {
  const named = enumerated(requests.map(({ id }) => reference(id)));
  return named
    ? t('Hello {company}, I have a question about my trip ({requests}).', {
        company: company.name,
        requests: named,
      })
    : t('Hello {company}, I have a question about my trip.', { company: company.name });
};

interface TripAsideProps {
  requests: readonly TripRequest[];
  isUnproven: boolean;
}

export function TripAside({ requests, isUnproven }: TripAsideProps) {
  const key = use(TripKey);
  const forgetTrip = useForgetTrip(key);
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
        <span>
          {enumerated(
            company.openingHours.map(openingHoursText).map(({ days, hours }) => `${days} ${hours}`),
          )}
        </span>
        .
      </Typography>
      <Stack spacing={1.25}>
        <Button
          href={`tel:${company.phone.replaceAll(' ', '')}`}
          variant="outlined"
          startIcon={<PhoneOutlinedIcon />}
        >
          <span>{company.phone}</span>
        </Button>
        <WhatsAppButton text={chatText(requests)} variant="outlined">
          {t('Contact via WhatsApp')}
        </WhatsAppButton>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {isUnproven ? null : (
          <span>
            {`${t('Save the address of this page: it opens your trip on any device. Anyone who has it can change your trip.')} `}
          </span>
        )}
        <span>
          {t(
            'This page needs an internet connection. Our emails, the voucher and the calendar file do not.',
          )}
        </span>
      </Typography>
      <Stack spacing={0.5} sx={{ mt: 1.5, mx: -1, alignItems: 'flex-start' }}>
        <Button component={Link} to={paths.tours} onClick={() => storeTripKey(key)}>
          {t('Add something to this trip')}
        </Button>
        <Button color="inherit" onClick={forgetTrip}>
          {t('Forget this trip on this device')}
        </Button>
      </Stack>
    </Box>
  );
}
