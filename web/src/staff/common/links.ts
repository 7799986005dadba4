import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import BarChartIcon from '@mui/icons-material/BarChart';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import DashboardIcon from '@mui/icons-material/Dashboard';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import GroupIcon from '@mui/icons-material/Group';
import HandshakeIcon from '@mui/icons-material/Handshake';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import InboxIcon from '@mui/icons-material/Inbox';
import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnread';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeart';
import PaymentsIcon from '@mui/icons-material/Payments';
import PrivacyTipIcon from '@mui/icons-material/PrivacyTip';
import RateReviewIcon from '@mui/icons-material/RateReview';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SettingsIcon from '@mui/icons-material/Settings';
import ShortTextIcon from '@mui/icons-material/ShortText';
import TerrainIcon from '@mui/icons-material/Terrain';
import TodayIcon from '@mui/icons-material/Today';
import TuneIcon from '@mui/icons-material/Tune';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { company } from '@selasar/domain/core';
import type { ComponentType } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useWaiting } from '../../ui/loading/waiting.ts';

/** Settings has no page and ends on the 404 page. */
export const adminLinks = [
  { label: 'Dashboard', to: paths.admin.dashboard, Icon: DashboardIcon },
  { label: 'Tours', to: paths.admin.tours, Icon: TerrainIcon },
  { label: 'Villas', to: paths.admin.villas, Icon: HolidayVillageIcon },
  { label: 'Bookings', to: paths.admin.bookings, Icon: EventAvailableIcon },
  { label: 'Airport Transfers', to: paths.admin.transfers, Icon: AirportShuttleIcon },
  { label: 'Analytics', to: paths.admin.analytics, Icon: BarChartIcon },
  { label: 'Settings', to: paths.admin.settings, Icon: SettingsIcon },
] as const;

const inboxLink = { label: 'Inbox', to: paths.admin.inbox, Icon: InboxIcon } as const;
const setupLink = { label: 'Setup', to: paths.admin.setup, Icon: TuneIcon } as const;

export const moreLinks = [
  { label: 'Today', to: paths.admin.day(), Icon: TodayIcon },
  { label: 'Calendar', to: paths.admin.calendar, Icon: CalendarMonthIcon },
  { label: 'Crew', to: paths.admin.crew, Icon: DirectionsCarIcon },
  inboxLink,
  setupLink,
] as const;

interface AdminPage {
  label: string;
  to: string;
  Icon: ComponentType<SvgIconProps>;
}

export const inboxPages: readonly AdminPage[] = [
  { label: 'Reviews', to: paths.admin.reviews, Icon: RateReviewIcon },
];

export interface SetupPage {
  label: string;
  description: string;
  to: string;
  Icon: ComponentType<SvgIconProps>;
  adminsOnly?: true;
}

/** In the order of the list of Setup. */
export const setupPages = {
  templates: {
    label: 'Message templates',
    description: 'Ready texts for messages to guests',
    to: paths.admin.templates,
    Icon: ShortTextIcon,
  },
  currencies: {
    label: 'Currencies',
    description: 'What one dollar is in other currencies',
    to: paths.admin.currencies,
    Icon: CurrencyExchangeIcon,
  },
  transferTerms: {
    label: 'Transfer terms',
    description: 'Pickup hours, cars and prices',
    to: paths.admin.transferTerms,
    Icon: ScheduleIcon,
  },
  receipts: {
    label: 'Receipts',
    description: 'What receipts say, and all payments for the accountant',
    to: paths.admin.receipts,
    Icon: ReceiptLongIcon,
  },
  partners: {
    label: 'Partners',
    description: 'Who sends you guests, and for which commission',
    to: paths.admin.partners,
    Icon: HandshakeIcon,
  },
  notices: {
    label: 'Mails to staff',
    description: 'What you hear of by mail, and when',
    to: paths.admin.notices,
    Icon: MarkEmailUnreadIcon,
  },
  payment: {
    label: 'How to pay',
    description: 'How guests pay a deposit, and until when',
    to: paths.admin.payment,
    Icon: PaymentsIcon,
    adminsOnly: true,
  },
  team: {
    label: 'Team',
    description: 'Who may work in the staff area',
    to: paths.admin.team,
    Icon: GroupIcon,
    adminsOnly: true,
  },
  privacy: {
    label: 'Privacy',
    description: 'Show, save or remove what is stored about a guest',
    to: paths.admin.privacy,
    Icon: PrivacyTipIcon,
    adminsOnly: true,
  },
  auditLog: {
    label: 'Audit log',
    description: 'Who did what, and when',
    to: paths.admin.auditLog,
    Icon: FactCheckIcon,
    adminsOnly: true,
  },
  status: {
    label: 'Status',
    description: 'What works, and what needs attention',
    to: paths.admin.status,
    Icon: MonitorHeartIcon,
    adminsOnly: true,
  },
} as const satisfies Readonly<Record<string, SetupPage>>;

export const setupPagesFor = (isAdmin: boolean): readonly SetupPage[] =>
  Object.values<SetupPage>(setupPages).filter(({ adminsOnly }) => isAdmin || !adminsOnly);

const inSetup: readonly AdminPage[] = Object.values(setupPages);
/** A page in Setup may be below the address of another page. */
const pages: readonly AdminPage[] = [...inSetup, ...inboxPages, ...adminLinks, ...moreLinks];

const pageOf = (pathname: string): AdminPage | undefined =>
  pages.find(({ to }) => isAt(to, pathname));

/** All pages are below the dashboard. */
const isAt = (to: string, pathname: string): boolean =>
  to === paths.admin.dashboard ? pathname === to : `${pathname}/`.startsWith(`${to}/`);

export const isInSetup = (page: AdminPage | undefined): boolean =>
  page !== undefined && inSetup.includes(page);

export function linkOf(page: AdminPage | undefined): AdminPage | undefined {
  if (!page) return undefined;
  const above = adminLinks.find((link) => link.to !== page.to && isAt(link.to, page.to));
  if (above) return above;
  if (isInSetup(page)) return setupLink;
  return inboxPages.includes(page) ? inboxLink : page;
}

/** Shown in the sidebar for every user; the account menu shows the actual user. */
export const adminUser = { label: 'Admin User', email: company.staffEmail } as const;

export interface AdminHeading {
  title: string;
  /** Undefined while the page loads. */
  description: string | undefined;
}

export const headingOf = ({ label, description }: SetupPage): AdminHeading => ({
  title: label,
  description,
});

/** Offline it cannot load, so the current page stays. A page below the current one counts as the same page. */
export function usePendingPage(): AdminPage | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isBlocked = useWaiting() !== undefined;
  const pending = location && pageOf(location.pathname);
  return pending === pageOf(pathname) || isBlocked ? undefined : pending;
}

export function useShownPage(): AdminPage | undefined {
  const { pathname } = useLocation();
  return usePendingPage() ?? pageOf(pathname);
}
