import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, officeHoursText } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { useLocation } from 'react-router-dom';
import EmailOutlinedIcon from '@mui/icons-material/EmailOutlined';
import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { paths } from '../../paths.ts';
import { travelAgency } from '../layout/head/jsonLd/company.ts';
import { PageHead } from '../layout/head/PageHead.tsx';
import { heroPicture } from '../layout/head/addresses.ts';
import { WhatsAppButton, chatGreeting } from '../common/WhatsAppButton.tsx';
import { ContactForm } from './ContactForm.tsx';

const reach = { display: 'inline-block', py: 1.25, my: -1.25, overflowWrap: 'anywhere' };

function Entry({
  icon,
  heading,
  children,
}: {
  icon: ReactNode;
  heading: string;
  children: ReactNode;
}) {
  return (
    <Stack direction="row" spacing={2}>
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: ({ radius }) => radius.circle,
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'primary.main',
          color: 'common.white',
        }}
      >
        {icon}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="h3" variant="h5">
          {heading}
        </Typography>
        {children}
      </Box>
    </Stack>
  );
}

const ContactInfo = () => (
  <Stack component="section" spacing={3}>
    <Typography component="h2" variant="h3">
      {t('Contact Information')}
    </Typography>
    <Entry icon={<PlaceOutlinedIcon />} heading={t('Address')}>
      <Typography component="address" color="textSecondary" sx={{ fontStyle: 'normal' }}>
        {company.address}
      </Typography>
    </Entry>
    <Entry icon={<PhoneOutlinedIcon />} heading={t('Phone')}>
      <Link href={`tel:${company.phone.replaceAll(' ', '')}`} sx={reach}>
        {company.phone}
      </Link>
    </Entry>
    <Entry icon={<EmailOutlinedIcon />} heading={t('Email')}>
      <Link href={`mailto:${company.email}`} sx={reach}>
        {company.email}
      </Link>
    </Entry>
    <Entry icon={<ScheduleIcon />} heading={t('Office Hours')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.25,
        }}
      >
        {company.openingHours.map(officeHoursText).map(({ days, hours }) => (
          <Box key={days} sx={{ display: 'contents', color: 'text.secondary' }}>
            <Typography component="dt" noWrap>
              {days}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {hours}
            </Typography>
          </Box>
        ))}
      </Box>
    </Entry>
  </Stack>
);

export function ContactContent() {
  const { contact } = siteTexts();
  const { key } = useLocation();
  return (
    <>
      <PageHead
        path={paths.contact}
        picture={heroPicture('tours')}
        things={(origin) => [travelAgency(origin)]}
        title={t('Contact')}
        description={contact.description}
      />
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 5, md: 8 },
          display: 'grid',
          gap: { xs: 5, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        {/* Starts from its draft on each visit: a refused text may have been restored in the meantime. */}
        <ContactForm key={key} />
        <Stack spacing={5}>
          <ContactInfo />
          {company.whatsApp === undefined ? null : (
            <Box
              component="section"
              sx={{ p: 3, borderRadius: ({ radius }) => radius.card, bgcolor: 'brand.band' }}
            >
              <Typography component="h2" variant="h4">
                {t('Chat with us on WhatsApp')}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
                {t('We usually reply within minutes during business hours.')}
              </Typography>
              <WhatsAppButton text={chatGreeting()} variant="contained" color="secondary">
                {t('Contact via WhatsApp')}
              </WhatsAppButton>
            </Box>
          )}
        </Stack>
      </Container>
    </>
  );
}
