import type { ComponentType } from 'react';
import { type RouteObject, Outlet } from 'react-router-dom';
import Box from '@mui/material/Box';
import { t } from '@selasar/domain/i18n';
import { paths } from '../paths.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { sitePages } from '../site/routes.ts';
import { SiteError } from './boundaries.tsx';
import { LoadingNotice } from '../ui/loading/LoadingNotice.tsx';
import { Notice } from '../ui/Notice.tsx';

export const rootRoute = 'root';

export const guarded = (ErrorBoundary: ComponentType, pages: RouteObject[]): RouteObject[] => [
  { ErrorBoundary, children: pages },
];

/** The server knows only the public pages: `more` are pages with the site's frame, `others` without. */
export const routesWith = (more: RouteObject[], others: RouteObject[]): RouteObject[] => [
  {
    id: rootRoute,
    Component: Root,
    ErrorBoundary: SiteError,
    HydrateFallback: Starting,
    children: [
      {
        path: paths.home,
        Component: SiteLayout,
        children: [...guarded(SiteError, sitePages), ...more],
      },
      ...others,
    ],
  },
];

function Root() {
  return (
    <>
      <Outlet />
      <LoadingNotice />
    </>
  );
}

/** index.html starts with the same picture. */
function Starting() {
  return (
    <>
      <Notice aria-label={t('Loading')} sx={{ minHeight: '100vh' }}>
        <Box
          component="img"
          src="/favicon.svg"
          alt=""
          sx={{ position: 'fixed', inset: 0, m: 'auto', width: 56, height: 56 }}
        />
      </Notice>
      <LoadingNotice isFirstPage />
    </>
  );
}
