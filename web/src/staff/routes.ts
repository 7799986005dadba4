import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { notOnNewQuery as shouldRevalidate } from '../ui/loading/onlyOnNewPath.ts';
import { indexPage, page } from '../ui/loading/page.ts';
import { adminRoute } from './session/route.ts';

export const signIn = page(
  paths.auth(),
  () => import('./auth/AuthPage.tsx'),
  () => import('./auth/loader.ts'),
);

/** What lies around every page of the staff area; its loader answers with the session. */
export const shell = {
  id: adminRoute,
  ...page(
    paths.admin.dashboard,
    () => import('./shell/AdminLayout.tsx'),
    () => import('./session/adminLoader.ts'),
  ),
  shouldRevalidate,
};

export const staffPages: RouteObject[] = [
  indexPage(() => import('./dashboard/DashboardPage.tsx')),
  page(paths.admin.tours, () => import('./tours/ToursPage.tsx')),
  page(paths.admin.villas, () => import('./villas/VillasPage.tsx')),
  page(paths.admin.villaCalendars(':slug'), () => import('./calendars/CalendarsPage.tsx')),
  page(paths.admin.calendar, () => import('./occupancy/CalendarPage.tsx')),
  page(paths.admin.day(':date?'), () => import('./day/DayPage.tsx')),
  page(paths.admin.bookings, () => import('./bookings/BookingsPage.tsx')),
  page(paths.admin.transfers, () => import('./transfers/TransfersPage.tsx')),
  page(paths.admin.transferTerms, () => import('./transfers/terms/TermsPage.tsx')),
  page(paths.admin.analytics, () => import('./analytics/AnalyticsPage.tsx')),
  page(paths.admin.messages, () => import('./messages/MessagesPage.tsx')),
  page(paths.admin.reviews, () => import('./reviews/ReviewsPage.tsx')),
  page(paths.admin.crew, () => import('./crew/CrewPage.tsx')),
  page(paths.admin.templates, () => import('./templates/TemplatesPage.tsx')),
  page(paths.admin.currencies, () => import('./currencies/CurrenciesPage.tsx')),
  page(paths.admin.history, () => import('./edits/EditsPage.tsx')),
  page(paths.admin.status, () => import('./status/StatusPage.tsx')),
  { path: paths.admin.health, loader: () => redirect(paths.admin.status) },
  page(paths.admin.privacy, () => import('./privacy/PrivacyPage.tsx')),
  page(paths.admin.auditLog, () => import('./audit/AuditLogPage.tsx')),
  { path: paths.admin.security, loader: () => redirect(paths.admin.securityEvents) },
  page(paths.admin.team, () => import('./team/TeamPage.tsx')),
];
