import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import BarChartIcon from '@mui/icons-material/BarChart';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import DashboardIcon from '@mui/icons-material/Dashboard';
import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import HistoryIcon from '@mui/icons-material/History';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import InboxIcon from '@mui/icons-material/Inbox';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeart';
import SettingsIcon from '@mui/icons-material/Settings';
import TodayIcon from '@mui/icons-material/Today';
import ShortTextIcon from '@mui/icons-material/ShortText';
import TerrainIcon from '@mui/icons-material/Terrain';
import { company } from '@selasar/domain';
import { paths } from '../../paths.ts';

/** The sidebar. Settings has no page and ends on the 404 page. */
export const adminLinks = [
  { label: 'Dashboard', to: paths.admin.dashboard, Icon: DashboardIcon },
  { label: 'Tours', to: paths.admin.tours, Icon: TerrainIcon },
  { label: 'Villas', to: paths.admin.villas, Icon: HolidayVillageIcon },
  { label: 'Bookings', to: paths.admin.bookings, Icon: EventAvailableIcon },
  { label: 'Airport Transfers', to: paths.admin.transfers, Icon: AirportShuttleIcon },
  { label: 'Analytics', to: paths.admin.analytics, Icon: BarChartIcon },
  { label: 'Settings', to: paths.admin.settings, Icon: SettingsIcon },
] as const;

/** Further links below the eight main ones. */
export const moreLinks = [
  { label: 'Today', to: paths.admin.day(), Icon: TodayIcon },
  { label: 'Crew', to: paths.admin.crew, Icon: DirectionsCarIcon },
  { label: 'Calendar', to: paths.admin.calendar, Icon: CalendarMonthIcon },
  { label: 'Inbox', to: paths.admin.inbox, Icon: InboxIcon },
  { label: 'Templates', to: paths.admin.templates, Icon: ShortTextIcon },
  { label: 'Currencies', to: paths.admin.currencies, Icon: CurrencyExchangeIcon },
  { label: 'History', to: paths.admin.history, Icon: HistoryIcon },
] as const;

/** For admins only. */
export const statusLink = {
  label: 'Status',
  to: paths.admin.status,
  Icon: MonitorHeartIcon,
} as const;

export type AdminLink =
  | (typeof adminLinks)[number]
  | (typeof moreLinks)[number]
  | typeof statusLink;

/** Pages whose link leads to another page, which links to them. */
const linkedFrom: Readonly<Record<string, string>> = {
  [paths.admin.messages]: paths.admin.inbox,
  [paths.admin.reviews]: paths.admin.inbox,
};

/** The sidebar link of a page, or of the page above it. */
export const linkOf = (pathname: string): AdminLink | undefined =>
  [...adminLinks, ...moreLinks, statusLink].find(({ to }) =>
    to === paths.admin.dashboard
      ? pathname === to
      : `${linkedFrom[pathname] ?? pathname}/`.startsWith(`${to}/`),
  );

/** Shown in the sidebar for every user; the account menu shows the actual user. */
export const adminUser = { label: 'Admin User', email: company.staffEmail } as const;

/** The header of a staff page; its route carries it as `handle`. */
export interface AdminHeading {
  title: string;
  /** Undefined while the page loads. */
  description: string | undefined;
}
