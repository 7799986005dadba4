import { terms } from '@selasar/brand/texts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { currentLocale, t } from '@selasar/domain/i18n';
import { paths } from '../../paths.ts';
import { Section } from '../../ui/Section.tsx';
import { LegalPage } from './LegalPage.tsx';
import { Registrations } from '../layout/Registrations.tsx';

function TermsPage() {
  const isRegistered = company.companyNumber !== undefined || company.license !== undefined;
  return (
    <LegalPage path={paths.terms} text={currentLocale().texts?.terms ?? terms}>
      {isRegistered ? (
        <Box sx={{ mt: 4.5 }}>
          <Section heading={t('Who we are')}>
            <Typography>{`${company.name}, ${company.address}`}</Typography>
            <Registrations />
          </Section>
        </Box>
      ) : null}
      <Typography sx={{ mt: 4.5 }}>
        <Link href="/licenses.txt" underline="always">
          {t('Licenses of the software and fonts of this site')}
        </Link>
      </Typography>
    </LegalPage>
  );
}

export { TermsPage as Component, LegalPage as content };
