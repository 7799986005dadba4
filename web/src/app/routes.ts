import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { sitePages } from '../site/routes.ts';
import { SiteError } from './errors/boundaries.tsx';
import { Root } from './Root.tsx';
import { Starting } from './Starting.tsx';

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
