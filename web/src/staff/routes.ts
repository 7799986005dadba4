import { redirect, type RouteObject, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../paths.ts';
import { onNewPathOrReload as shouldRevalidate, indexPage, page } from '../ui/loading/page.ts';
import { openSession } from '../data/people/session.ts';
import { AdminLayout } from './shell/AdminLayout.tsx';
import { adminRoute } from './common/session.tsx';
import { signInPathFor } from './shell/auth/redirectTarget.ts';

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
  page(paths.admin.transferTerms, () => import('./setup/TermsPage.tsx')),
  page(paths.admin.analytics, () => import('./dashboard/AnalyticsPage.tsx')),
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
  page(paths.admin.templates, () => import('./setup/TemplatesPage.tsx')),
  page(paths.admin.currencies, () => import('./setup/CurrenciesPage.tsx')),
  page(paths.admin.receipts, () => import('./setup/ReceiptsPage.tsx')),
  page(paths.admin.partners, () => import('./setup/PartnersPage.tsx')),
  page(paths.admin.guests, () => import('./guests/GuestPage.tsx')),
  page(paths.admin.notices, () => import('./setup/NoticesPage.tsx')),
  page(paths.admin.payment, () => import('./setup/PaymentPage.tsx')),
  page(paths.admin.status, () => import('./setup/status/StatusPage.tsx')),
  { path: paths.admin.health, loader: () => redirect(paths.admin.status) },
  page(paths.admin.privacy, () => import('./setup/privacy/PrivacyPage.tsx')),
  page(paths.admin.auditLog, () => import('./setup/audit/AuditLogPage.tsx')),
  { path: paths.admin.security, loader: () => redirect(paths.admin.securityEvents) },
  page(paths.admin.team, () => import('./setup/TeamPage.tsx')),
];

/** The layout decides what a session may see. */
export async function loader({ request }: LoaderFunctionArgs) {
  return (await openSession()) ?? redirect(signInPathFor(request.url));
}
