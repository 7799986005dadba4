import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { sitePages } from '../site/routes.ts';
import { SiteError } from './errors/boundaries.tsx';
import { Root } from './Root.tsx';
import { Starting } from './Starting.tsx';

/** The route around all others. */
export const rootRoute = 'root';

/** A page that breaks leaves what is around it; its area says how to go on. */
export const guarded = (ErrorBoundary: ComponentType, pages: RouteObject[]): RouteObject[] => [
  { ErrorBoundary, children: pages },
];

/** The pages of visitors, which the server knows too, and those that only a browser draws: more of them, and others. */
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
