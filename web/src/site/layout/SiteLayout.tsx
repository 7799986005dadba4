import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { InMain } from '../../ui/InMain.ts';
import { PageProgress } from '../../ui/PageProgress.tsx';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useFocusOnNavigation } from '../../ui/useFocusOnNavigation.ts';
import { needsScript, WithoutScript } from '../../ui/scriptless.tsx';
import { useOutbox } from '../contact/useOutbox.ts';
import { withHero } from './hero/withHero.ts';
import { LanguageInvitation } from './LanguageInvitation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { NavBar } from './NavBar.tsx';
import { useLiveContent } from './useLiveContent.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressHere } from '../../i18n/address.ts';
import { postPageView } from '../../ui/postPageView.ts';

const FooterIsland = lazyIsland(
  'src/site/layout/Footer.tsx',
  async () => (await import('./Footer.tsx')).Footer,
  () => <Box sx={{ bgcolor: 'brand.primaryDark', minHeight: 640 }} />,
);

/** Milliseconds: a shorter visit does not count. */
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

/** The frame of every public page. */
export function SiteLayout() {
  const overHero = useMatches().some(({ handle }) => handle === withHero);
  const { state } = useNavigation();
  useFocusOnNavigation();
  useOutbox();
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
      <LanguageInvitation />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
