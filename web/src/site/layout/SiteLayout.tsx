import { useEffect } from 'react';
import Box from '@mui/material/Box';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import Button from '@mui/material/Button';
import { t } from '@selasar/domain/i18n';
import { browserKeys } from '../../browserKeys.ts';
import { localStore } from '../../browserStorage.ts';
import { loadIslands } from '../../ui/bootstrap/capturedInput.ts';
import { useHydrated, useOnline, whenIdle } from '../../ui/browser.ts';
import { InMain, SkipLink } from '../../ui/landmarks.tsx';
import { useLoaded } from '../../ui/loading/useLoaded.tsx';
import { PageProgress } from '../../ui/PageProgress.tsx';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { useFocusOnNavigation } from '../../ui/focus.ts';
import { needsScript, WithoutScript } from '../../ui/scriptless.tsx';
import { NavBar } from './NavBar.tsx';
import { useLiveContent } from '../common/useLiveContent.ts';
import { suggestedLanguage } from '../../i18n/choice.ts';
import { addressHere } from '../../i18n/address.ts';
import { postPageView, useCachedAt } from '../../ui/cachedPage.ts';
import { momentText } from '../../clock/useToday.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { paths } from '../../paths.ts';

/** A form may have a request without an answer. */
function useUnansweredSoon(): void {
  useEffect(() => {
    if (localStore.read(browserKeys.unanswered) !== undefined) whenIdle(loadIslands);
  }, []);
}

const FooterIsland = lazyIsland(
  'src/site/layout/Footer.tsx',
  async () => (await import('./Footer.tsx')).Footer,
  () => <Box sx={{ bgcolor: 'brand.primaryDark', minHeight: 640 }} />,
);

const visibleMs = 2000;

/** Lets the pages that the visitor sees open without a line. */
function usePostVisit(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => postPageView(addressHere(pathname)), visibleMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** All pages opened by address share the key 'default', so their scroll positions are stored by address. */
const scrollKey = ({ key, pathname, hash }: Location) =>
  key === 'default' ? pathname + hash : key;

/** Without script the bar is not fixed, so it covers nothing. */
const scriptless = `.${needsScript} { display: none !important }
  noscript { display: contents }
  #bar { position: static !important; color: var(--mui-palette-common-white) !important;
    background: var(--mui-palette-primary-main) !important }
  #content { padding-top: 0 !important }`;

export function SiteLayout() {
  const overHero = useMatches().some(({ handle }) => handle === withHero);
  const { state } = useNavigation();
  useFocusOnNavigation();
  useUnansweredSoon();
  usePostVisit();
  useLiveContent();
  return (
    <>
      <WithoutScript>
        <style>{scriptless}</style>
      </WithoutScript>
      <SkipLink />
      <NavBar overHero={overHero} />
      {state === 'loading' ? <PageProgress /> : null}
      <Box component="main" id="content" sx={{ minHeight: '70vh', pt: overHero ? 0 : '72px' }}>
        <InMain value>
          <Outlet />
        </InMain>
      </Box>
      <FooterIsland />
      <OfflineNotice />
      <Invitation />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

export function OfflineNotice() {
  const online = useOnline();
  const cachedAt = useCachedAt(useLocation().pathname);
  if (cachedAt === undefined) {
    return (
      <BottomBar>
        {online
          ? null
          : t(
              'You are offline. You can keep reading and typing; what you type is kept until you can send it.',
            )}
      </BottomBar>
    );
  }
  const seen = t(
    'You last saw this page on {moment}. Prices and free days may have changed since.',
    { moment: momentText(cachedAt) },
  );
  return (
    <BottomBar>
      <span>{online ? seen : t('You are offline. {seen} What you type is kept.', { seen })}</span>
      {online ? (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => window.location.reload()}
        >
          {t('Reload')}
        </Button>
      ) : null}
    </BottomBar>
  );
}

const loadInvitation = async () => (await import('./LanguageInvitation.tsx')).LanguageInvitation;

/** Linked pages keep their language. */
function Invitation() {
  const isHome = useLocation().pathname === paths.home;
  const hydrated = useHydrated();
  const language = hydrated && isHome ? suggestedLanguage() : undefined;
  const invitation = useLoaded(loadInvitation, language !== undefined);
  return language && invitation.status === 'ready' ? <invitation.part to={language} /> : null;
}

/** The `handle` of a page that starts with a hero, under the transparent navigation bar. */
export const withHero = { hero: true };
