import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import BarChartIcon from '@mui/icons-material/BarChart';
import DashboardIcon from '@mui/icons-material/Dashboard';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import MailIcon from '@mui/icons-material/Mail';
import SettingsIcon from '@mui/icons-material/Settings';
import TerrainIcon from '@mui/icons-material/Terrain';

/** The sidebar. Settings has no page and ends on the 404 page. */
export const adminLinks = [
  { label: 'Dashboard', to: '/admin', Icon: DashboardIcon },
  { label: 'Tours', to: '/admin/tours', Icon: TerrainIcon },
  { label: 'Villas', to: '/admin/villas', Icon: HolidayVillageIcon },
  { label: 'Bookings', to: '/admin/bookings', Icon: EventAvailableIcon },
  { label: 'Airport Transfers', to: '/admin/airport-transfers', Icon: AirportShuttleIcon },
  { label: 'Analytics', to: '/admin/analytics', Icon: BarChartIcon },
  { label: 'Settings', to: '/admin/settings', Icon: SettingsIcon },
] as const;

/** Beneath, what the eight do not lead to. */
export const moreLinks = [{ label: 'Messages', to: '/admin/messages', Icon: MailIcon }] as const;

/** Shown in the sidebar whoever is signed in; the account menu tells who that is. */
export const adminUser = { label: 'Admin User', email: 'admin@selasarbali.example' } as const;

/** What a page of the admin area says in the header; its route carries it as `handle`. */
export interface AdminHeading {
  title: string;
  description: string;
}
