import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import BarChartIcon from '@mui/icons-material/BarChart';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import DashboardIcon from '@mui/icons-material/Dashboard';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import InboxIcon from '@mui/icons-material/Inbox';
import RateReviewIcon from '@mui/icons-material/RateReview';
import SettingsIcon from '@mui/icons-material/Settings';
import TodayIcon from '@mui/icons-material/Today';
import TerrainIcon from '@mui/icons-material/Terrain';
import TuneIcon from '@mui/icons-material/Tune';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { company } from '@selasar/domain/core';
import type { ComponentType } from 'react';
import { paths } from '../../paths.ts';
import { type SetupPage, setupPages } from './setupPages.ts';

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

export interface AdminPage {
  label: string;
  to: string;
  Icon: ComponentType<SvgIconProps>;
}

export const inboxPages: readonly AdminPage[] = [
  { label: 'Reviews', to: paths.admin.reviews, Icon: RateReviewIcon },
];

const inSetup: readonly AdminPage[] = Object.values(setupPages);
/** A page in Setup may be below the address of another page. */
const pages: readonly AdminPage[] = [...inSetup, ...inboxPages, ...adminLinks, ...moreLinks];

export const pageOf = (pathname: string): AdminPage | undefined =>
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
