import EmailOutlinedIcon from '@mui/icons-material/EmailOutlined';
import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, t, officeHoursText } from '@selasar/domain';
import type { ReactNode } from 'react';

/** A larger touch target around the text. */
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

/** Address and opening hours. */
export function ContactInfo() {
  return (
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
}
