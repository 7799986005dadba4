import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { sitePages } from '../site/routes.ts';
import { shell, signIn, staffPages } from '../staff/routes.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Root } from './Root.tsx';
import { Starting } from './Starting.tsx';

/** A page that breaks leaves what is around it. */
const guarded = (pages: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: ErrorPage, children: pages },
];

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Starting,
    children: [
      { path: paths.home, Component: SiteLayout, children: guarded(sitePages) },
      signIn,
      { ...shell, children: guarded(staffPages) },
    ],
  },
];

export const router = createBrowserRouter(routes);
