import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { sitePages } from '../site/routes.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Root } from './Root.tsx';
import { Starting } from './Starting.tsx';

/** A page that breaks leaves what is around it. */
export const guarded = (pages: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: ErrorPage, children: pages },
];

/** The pages of visitors, which the server knows too, and those that only a browser draws: more of them, and others. */
export const routesWith = (more: RouteObject[], others: RouteObject[]): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Starting,
    children: [
      { path: paths.home, Component: SiteLayout, children: guarded([...sitePages, ...more]) },
      ...others,
    ],
  },
];
