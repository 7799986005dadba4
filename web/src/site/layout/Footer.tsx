import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import YouTubeIcon from '@mui/icons-material/YouTube';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Logo } from '../../brand/Logo.tsx';
import { thisYear, useClock } from '../../clock/useToday.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { Registrations } from './Registrations.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { finePrint, popularTours, quickLinks, languagesId } from './links.ts';
import { useHydrated } from '../../ui/browser.ts';
import { needsScript } from '../../ui/scriptless.tsx';
import { live } from '../common/useLiveContent.ts';
import { chooseCurrency, priceCurrency, useCurrency } from '../common/useCurrency.ts';

const networkIcons = { Facebook: FacebookIcon, Instagram: InstagramIcon, YouTube: YouTubeIcon };

const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { minHeight: 44 },
};

const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
    <Typography component="h2" variant="h5" sx={{ pb: 0.5 }}>
      {heading}
    </Typography>
    {children}
  </Stack>
);

/** The staff area has only one language. */
const placeOf = (to: string) =>
  to === paths.auth() ? { href: to } : { component: RouterLink, to };

const Links = ({ links }: { links: readonly { label: string; to: string }[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link {...placeOf(to)} color="inherit" sx={row}>
          {label}
        </Link>
      </li>
    ))}
  </Box>
);

export function Footer() {
  const year = useClock(thisYear);
  return (
    <Box
      component="footer"
      sx={{ bgcolor: 'brand.primaryDark', color: 'onDark.text', pt: { xs: 6, md: 8 }, pb: 3 }}
    >
      <Container maxWidth="lg">
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 5 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.3fr)',
            },
          }}
        >
          <Stack spacing={2} useFlexGap sx={{ color: 'common.white' }}>
            <Logo />
            <Typography variant="body2" sx={{ color: 'onDark.text', maxWidth: 320 }}>
              {siteTexts().footer.about}
            </Typography>
            <Stack direction="row" sx={{ ml: -1.25 }}>
              {company.socials.map(({ network, address }) => {
                const Icon = networkIcons[network];
                return (
                  <IconButton
                    key={network}
                    href={address}
                    color="inherit"
                    aria-label={t('{company} on {network}', { company: company.name, network })}
                    {...(address === '#'
                      ? { onClick: (event: MouseEvent) => event.preventDefault() }
                      : { target: '_blank', rel: 'noopener noreferrer' })}
                    sx={{ width: 44, height: 44 }}
                  >
                    <Icon />
                  </IconButton>
                );
              })}
            </Stack>
          </Stack>
          <Column heading={t('Quick Links')}>
            <Links links={quickLinks.map(({ label, to }) => ({ label: t(label), to }))} />
          </Column>
          <Column heading={t('Popular Tours')}>
            <Links links={popularTours()} />
          </Column>
          <Column heading={t('Contact Us')}>
            <Typography component="address" sx={{ fontStyle: 'normal', textWrap: 'balance' }}>
              {company.address}
            </Typography>
            <Link href={`tel:${company.phone.replaceAll(' ', '')}`} color="inherit" sx={row}>
              {company.phone}
            </Link>
            <Link href={`mailto:${company.email}`} color="inherit" sx={row}>
              {company.email}
            </Link>
            <Button href={paths.auth()} variant="outlined" color="inherit">
              {t('Admin Dashboard')}
            </Button>
          </Column>
        </Box>
        <Registrations sx={{ mt: 5, typography: 'body2' }} />
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            mt: 5,
            pt: 2,
            columnGap: 3,
            borderTop: 1,
            borderColor: 'onDark.line',
            typography: 'body2',
          }}
        >
          <Box component="span" sx={[row, { mr: 'auto' }]}>
            {`© ${year} ${t('{company}. All rights reserved.', { company: company.name })}`}
          </Box>
          <CurrencySelect />
          {finePrint.map(({ label, to }) => (
            <Link key={to} component={RouterLink} to={to} color="inherit" sx={row}>
              {t(label)}
            </Link>
          ))}
          <Box
            component="nav"
            id={languagesId}
            aria-label={t('Language')}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
          >
            <LanguageLinks sx={row} />
          </Box>
        </Stack>
      </Container>
    </Box>
  );
}

export function CurrencySelect() {
  const { rates, rate } = useCurrency();
  const isHydrated = useHydrated();
  if (rates.length === 0) return null;
  return (
    <Box
      component="label"
      className={needsScript}
      {...live}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <span>{t('Currency')}</span>
      <Box
        component="select"
        // A choice before hydration would be lost.
        disabled={!isHydrated}
        value={rate?.code ?? priceCurrency}
        onChange={({ target }) => chooseCurrency(target.value)}
        sx={{
          minHeight: 36,
          px: 1,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          border: 1,
          borderColor: 'onDark.line',
          borderRadius: 1,
          // The open list has the browser's own colours.
          '& > option': { color: 'text.primary', bgcolor: 'background.paper' },
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
      >
        {[priceCurrency, ...rates.map(({ code }) => code)].map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </Box>
    </Box>
  );
}
