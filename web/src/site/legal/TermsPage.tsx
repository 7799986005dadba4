import { terms } from '@selasar/brand/texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { company, currentLocale, t } from '@selasar/domain';
import { paths } from '../../paths.ts';
import { Section } from '../../ui/Section.tsx';
import { LegalPage } from './LegalPage.tsx';
import { Registrations } from './Registrations.tsx';

function TermsPage() {
  const isRegistered = company.companyNumber !== undefined || company.license !== undefined;
  return (
    <LegalPage path={paths.terms} text={currentLocale().texts?.terms ?? terms}>
      {isRegistered ? (
        <Box sx={{ mt: 4.5 }}>
          <Section heading={t('Who we are')}>
            <Typography>
              {company.name}, {company.address}
            </Typography>
            <Registrations />
          </Section>
        </Box>
      ) : null}
    </LegalPage>
  );
}

export { TermsPage as Component, LegalPage as content };
