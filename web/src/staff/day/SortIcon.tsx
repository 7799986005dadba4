import ShuttleIcon from '@mui/icons-material/AirportShuttle';
import LandIcon from '@mui/icons-material/FlightLand';
import TakeoffIcon from '@mui/icons-material/FlightTakeoff';
import LoginIcon from '@mui/icons-material/Login';
import LogoutIcon from '@mui/icons-material/Logout';
import TerrainIcon from '@mui/icons-material/Terrain';
import type { JobSort } from '@selasar/domain';

const icons = {
  tour: TerrainIcon,
  'check-in': LoginIcon,
  'check-out': LogoutIcon,
  arrival: LandIcon,
  departure: TakeoffIcon,
  transfer: ShuttleIcon,
} as const;

export function SortIcon({ sort }: { sort: JobSort }) {
  const Icon = icons[sort];
  return <Icon sx={{ fontSize: 16 }} />;
}
