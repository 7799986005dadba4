import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { adminRoute } from '../staff/session/route.ts';
import type { AdminHeading } from '../staff/shell/links.ts';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { untilThere } from '../ui/loading/waiting.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Root } from './Root.tsx';
import { Starting } from './Starting.tsx';

/** Pages that begin with a hero lie beneath the transparent navigation bar. */
const withHero = { hero: true };

/** Filters change the query of a list's URL; its data stays the same. */
const onlyOnNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

const heading = (title: string, description: string): AdminHeading => ({ title, description });

const site: RouteObject[] = [
  {
    index: true,
    handle: withHero,
    lazy: {
      Component: untilThere(async () => (await import('../site/home/HomePage.tsx')).HomePage),
    },
  },
  {
    path: 'tours',
    handle: withHero,
    shouldRevalidate: onlyOnNewPath,
    lazy: {
      loader: untilThere(async () => (await import('../site/tours/loaders.ts')).toursLoader),
      Component: untilThere(async () => (await import('../site/tours/ToursPage.tsx')).ToursPage),
    },
  },
  {
    path: 'tours/:slug',
    lazy: {
      loader: untilThere(async () => (await import('../site/tours/loaders.ts')).tourLoader),
      Component: untilThere(async () => (await import('../site/tours/TourPage.tsx')).TourPage),
    },
  },
  {
    path: 'villas',
    handle: withHero,
    shouldRevalidate: onlyOnNewPath,
    lazy: {
      loader: untilThere(async () => (await import('../site/villas/loaders.ts')).villasLoader),
      Component: untilThere(async () => (await import('../site/villas/VillasPage.tsx')).VillasPage),
    },
  },
  {
    path: 'villas/:slug',
    lazy: {
      loader: untilThere(async () => (await import('../site/villas/loaders.ts')).villaLoader),
      Component: untilThere(async () => (await import('../site/villas/VillaPage.tsx')).VillaPage),
    },
  },
  {
    path: 'testimonials',
    handle: withHero,
    lazy: {
      Component: untilThere(
        async () => (await import('../site/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
      ),
    },
  },
  {
    path: 'contact',
    handle: withHero,
    lazy: {
      Component: untilThere(
        async () => (await import('../site/contact/ContactPage.tsx')).ContactPage,
      ),
    },
  },
  {
    path: 'privacy',
    lazy: {
      Component: untilThere(
        async () => (await import('../site/legal/PrivacyPage.tsx')).PrivacyPage,
      ),
    },
  },
  {
    path: 'terms',
    lazy: {
      Component: untilThere(async () => (await import('../site/legal/TermsPage.tsx')).TermsPage),
    },
  },
  { path: '*', Component: NotFoundPage },
];

const admin: RouteObject[] = [
  {
    index: true,
    handle: heading('Dashboard', 'How the business is doing, live'),
    lazy: {
      Component: untilThere(
        async () => (await import('../staff/dashboard/DashboardPage.tsx')).DashboardPage,
      ),
    },
  },
  {
    path: 'tours',
    handle: heading('Tours', 'Guided day tours on offer'),
    lazy: {
      Component: untilThere(async () => (await import('../staff/tours/ToursPage.tsx')).ToursPage),
    },
  },
  {
    path: 'villas',
    handle: heading('Villas', 'Private villas on offer'),
    lazy: {
      Component: untilThere(
        async () => (await import('../staff/villas/VillasPage.tsx')).VillasPage,
      ),
    },
  },
  {
    path: 'bookings',
    handle: heading('Bookings', 'Requests, newest first'),
    lazy: {
      Component: untilThere(
        async () => (await import('../staff/bookings/BookingsPage.tsx')).BookingsPage,
      ),
    },
  },
  {
    path: 'airport-transfers',
    handle: heading('Airport Transfers', 'Requests, newest first'),
    lazy: {
      Component: untilThere(
        async () => (await import('../staff/transfers/TransfersPage.tsx')).TransfersPage,
      ),
    },
  },
  {
    path: 'analytics',
    handle: heading('Analytics', 'Deeper looks at the business'),
    lazy: {
      Component: untilThere(
        async () => (await import('../staff/analytics/AnalyticsPage.tsx')).AnalyticsPage,
      ),
    },
  },
  {
    path: 'messages',
    handle: heading('Messages', 'From the contact page'),
    lazy: {
      Component: untilThere(
        async () => (await import('../staff/messages/MessagesPage.tsx')).MessagesPage,
      ),
    },
  },
  {
    path: 'team',
    handle: heading('Team', 'Who may work in the staff area'),
    lazy: {
      Component: untilThere(async () => (await import('../staff/team/TeamPage.tsx')).TeamPage),
    },
  },
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Starting,
    children: [
      {
        path: '/',
        Component: SiteLayout,
        children: [{ ErrorBoundary: ErrorPage, children: site }],
      },
      {
        path: '/auth',
        lazy: {
          loader: untilThere(async () => (await import('../staff/auth/loader.ts')).authLoader),
          Component: untilThere(async () => (await import('../staff/auth/AuthPage.tsx')).AuthPage),
        },
      },
      {
        path: '/admin',
        id: adminRoute,
        lazy: {
          loader: untilThere(
            async () => (await import('../staff/session/adminLoader.ts')).adminLoader,
          ),
          Component: untilThere(
            async () => (await import('../staff/shell/AdminLayout.tsx')).AdminLayout,
          ),
        },
        children: [{ ErrorBoundary: ErrorPage, children: admin }],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
