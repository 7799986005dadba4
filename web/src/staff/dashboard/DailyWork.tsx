import AddIcon from '@mui/icons-material/Add';
import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import BlockIcon from '@mui/icons-material/Block';
import SellIcon from '@mui/icons-material/SellOutlined';
import TodayIcon from '@mui/icons-material/Today';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addDays } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** What staff do every day, in few presses: docs/staff-tasks.md. */
export function DailyWork({ today }: { today: CivilDate }) {
  const links = [
    { label: 'New booking', to: paths.admin.newBooking, Icon: AddIcon },
    { label: 'New transfer', to: paths.admin.newTransfer, Icon: AirportShuttleIcon },
    { label: 'Tomorrow', to: paths.admin.day(addDays(today, 1)), Icon: TodayIcon },
    // The month that has all of the next seven days.
    { label: 'Block nights', to: paths.admin.freeNights(addDays(today, 7)), Icon: BlockIcon },
    { label: 'Season prices', to: paths.admin.seasonPrices, Icon: SellIcon },
  ];
  return (
    <Box
      component="nav"
      aria-label="Daily work"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
      }}
    >
      {links.map(({ label, to, Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant="outlined"
          startIcon={<Icon />}
          sx={{ minHeight: 44, bgcolor: 'background.paper' }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
