import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LegalText } from '@selasar/brand/schema';
import { paths } from '../../paths.ts';
import { PageHead } from '../layout/head/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';

export interface LegalContentProps {
  path: string;
  text: LegalText;
  children?: ReactNode;
}

export function LegalContent({ path, text, children }: LegalContentProps) {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
      <PageHead title={text.title} description={text.description} path={path} />
      <Typography variant="h1">{text.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {t('Last updated on {date}', { date: text.updated })}
      </Typography>
      <Stack spacing={4.5} sx={{ mt: 5 }}>
        {text.sections.map(({ heading, paragraphs }) => (
          <Section key={heading} heading={heading}>
            <Stack spacing={1.5}>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph}>{paragraph}</Typography>
              ))}
            </Stack>
          </Section>
        ))}
      </Stack>
      {children}
      <Typography sx={{ mt: 5 }}>
        {t('Questions?')}{' '}
        <Link component={RouterLink} to={paths.contact} underline="always">
          {t('Write to us')}
        </Link>
        .
      </Typography>
    </Container>
  );
}
