import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { onNewPathOrReload as shouldRevalidate, indexPage, page } from '../ui/loading/page.ts';
import { AdminLayout } from './shell/AdminLayout.tsx';
import { loader } from './shell/session/adminLoader.ts';
import { adminRoute } from './common/session.tsx';

export const signIn = page(
  paths.auth(),
  () => import('./shell/auth/AuthPage.tsx'),
  () => import('./shell/auth/loader.ts'),
);

export const shell = {
  id: adminRoute,
  path: paths.admin.dashboard,
  Component: AdminLayout,
  loader,
  shouldRevalidate,
};

export const staffPages: RouteObject[] = [
  indexPage(() => import('./dashboard/DashboardPage.tsx')),
  page(paths.admin.tours, () => import('./offers/ToursPage.tsx')),
  page(paths.admin.villas, () => import('./offers/VillasPage.tsx')),
  page(paths.admin.villaCalendars(':slug'), () => import('./calendar/feeds/CalendarsPage.tsx')),
  page(paths.admin.calendar, () => import('./calendar/CalendarPage.tsx')),
  page(paths.admin.day(':date?'), () => import('./day/DayPage.tsx')),
  page(paths.admin.bookings, () => import('./requests/BookingsPage.tsx')),
  page(paths.admin.transfers, () => import('./requests/TransfersPage.tsx')),
  page(paths.admin.transferTerms, () => import('./setup/transferTerms/TermsPage.tsx')),
  page(paths.admin.analytics, () => import('./dashboard/analytics/AnalyticsPage.tsx')),
  page(paths.admin.inbox, () => import('./inbox/InboxPage.tsx')),
  {
    path: paths.admin.messages,
    loader: ({ request }) => {
      const id = new URL(request.url).searchParams.get('open');
      return redirect(id ? paths.admin.message(id) : paths.admin.inbox);
    },
  },
  page(paths.admin.reviews, () => import('./inbox/reviews/ReviewsPage.tsx')),
  page(paths.admin.crew, () => import('./crew/CrewPage.tsx')),
  page(paths.admin.setup, () => import('./setup/SetupPage.tsx')),
  page(paths.admin.templates, () => import('./setup/templates/TemplatesPage.tsx')),
  page(paths.admin.currencies, () => import('./setup/currencies/CurrenciesPage.tsx')),
  page(paths.admin.notices, () => import('./setup/notices/NoticesPage.tsx')),
  page(paths.admin.status, () => import('./setup/status/StatusPage.tsx')),
  { path: paths.admin.health, loader: () => redirect(paths.admin.status) },
  page(paths.admin.privacy, () => import('./setup/privacy/PrivacyPage.tsx')),
  page(paths.admin.auditLog, () => import('./setup/audit/AuditLogPage.tsx')),
  { path: paths.admin.security, loader: () => redirect(paths.admin.securityEvents) },
  page(paths.admin.team, () => import('./setup/team/TeamPage.tsx')),
];
