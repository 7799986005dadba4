import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import { company } from '@selasar/domain/core';
import { currentLocale, languageCodes, t } from '@selasar/domain/i18n';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Logo } from '../../brand/Logo.tsx';
import { LoadingFailed, useLoaded } from '../../ui/loading/useLoaded.tsx';
import { needsScript, WithoutScript } from '../../ui/scriptless.tsx';
import { PageProgress } from '../../ui/PageProgress.tsx';
import { WhatsAppButton, chatGreeting } from '../common/WhatsAppButton.tsx';
import { languagesId, navLinks } from './links.ts';

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

const useScrolled = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );

const scrollThresholdPx = 50;

/** Before hydration, by CSS, because the page's text scrolls behind the bar. */
const scrolledByCss = {
  '@supports (animation-timeline: scroll())': {
    animationName: 'bar-scrolled',
    animationTimingFunction: 'step-end',
    animationFillMode: 'both',
    // Applies with reduced motion too, because nothing moves.
    animationDuration: 'auto !important',
    animationTimeline: 'scroll()',
    // The step comes at the end of the range: a little later, so that the bar is still clear at the threshold.
    animationRange: `0 ${scrollThresholdPx + 0.1}px`,
  },
  '@keyframes bar-scrolled': {
    to: {
      color: 'primary.main',
      bgcolor: 'background.paper',
      backgroundImage: 'none',
      boxShadow: ({ shadow }: Theme) => shadow.bar,
    },
  },
} as const;

const loadMenu = async () => (await import('./NavMenu.tsx')).NavMenu;

export function NavBar({ overHero }: { overHero: boolean }) {
  const scrolled = useScrolled(scrollThresholdPx);
  const [open, setOpen] = useState(false);
  const menu = useLoaded(loadMenu, open);
  const onDark = overHero && !scrolled;

  return (
    <Box
      component="header"
      id="bar"
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        zIndex: 'appBar',
        color: onDark ? 'common.white' : 'primary.main',
        bgcolor: scrolled ? 'background.paper' : 'transparent',
        // White text stays readable on any sky.
        backgroundImage: ({ shade }) => (onDark ? shade.navBar : 'none'),
        boxShadow: ({ shadow }) => (scrolled ? shadow.bar : 'none'),
        transition: 'background-color .25s, box-shadow .25s, color .25s',
        ...(scrolled ? {} : scrolledByCss),
      }}
    >
      <Container
        component="nav"
        aria-label={t('Main')}
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 72 }}
      >
        <Box
          component={Link}
          to={paths.home}
          aria-label={t('{company}, home', { company: company.name })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            mr: 'auto',
            color: 'inherit',
            textDecoration: 'none',
          }}
        >
          <Logo />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 0.5 }}>
          {navLinks.map(({ label, to }) => (
            <Button
              key={to}
              component={NavLink}
              to={to}
              end={to === paths.home}
              color="inherit"
              sx={{
                px: 2,
                '&.active': {
                  textDecoration: 'underline',
                  textUnderlineOffset: 6,
                  textDecorationThickness: 2,
                },
              }}
            >
              <span>{t(label)}</span>
            </Button>
          ))}
          <WhatsAppButton
            text={chatGreeting()}
            variant="contained"
            color="secondary"
            sx={{ ml: 1.5 }}
          >
            WhatsApp
          </WhatsAppButton>
          <LanguageButton />
        </Box>
        <Button
          className={needsScript}
          color="inherit"
          aria-label={open ? t('Close menu') : t('Open menu')}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
          sx={{ display: { md: 'none' }, minWidth: 0, width: 48, height: 48, p: 0, mr: -1 }}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </Button>
      </Container>
      <WithoutScript>
        <Container component="nav" aria-label={t('Menu')} sx={{ display: { md: 'none' }, pb: 1 }}>
          {navLinks.map(({ label, to }) => (
            <Button key={to} component={Link} to={to} color="inherit">
              <span>{t(label)}</span>
            </Button>
          ))}
          <WhatsAppButton text={chatGreeting()} color="inherit">
            WhatsApp
          </WhatsAppButton>
          <LanguageButton />
        </Container>
      </WithoutScript>
      {menu.status === 'ready' ? <menu.part open={open} onClose={() => setOpen(false)} /> : null}
      {open && menu.status === 'loading' ? <PageProgress /> : null}
      {open && menu.status === 'failed' ? (
        <Box sx={{ bgcolor: 'background.paper', color: 'text.primary' }}>
          <LoadingFailed onRetry={menu.retry}>{t('The menu could not be loaded.')}</LoadingFailed>
        </Box>
      ) : null}
    </Box>
  );
}

/** The router takes a change of the hash for a visit, and returns to the top. */
function toLanguages(event: MouseEvent): void {
  const links = document.getElementById(languagesId);
  if (!links) return;
  event.preventDefault();
  links.querySelector('a')?.focus();
  links.scrollIntoView();
}

/** Leads to the links below the page: a menu would be more script for each page. */
function LanguageButton() {
  const { language } = currentLocale();
  if (languageCodes.length < 2) return null;
  return (
    <Button
      component="a"
      href={`#${languagesId}`}
      onClick={toLanguages}
      color="inherit"
      aria-label={`${language.toUpperCase()}: ${t('Language')}`}
      sx={{ minWidth: 44 }}
    >
      <span>{language.toUpperCase()}</span>
    </Button>
  );
}
