import AddIcon from '@mui/icons-material/Add';
import MailIcon from '@mui/icons-material/Mail';
import PendingActionsIcon from '@mui/icons-material/PendingActions';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Panel } from '../common/Panel.tsx';

const actions = [
  { label: 'Add New Tour', to: paths.admin.newOffer('tours'), icon: <AddIcon /> },
  { label: 'Add New Villa', to: paths.admin.newOffer('villas'), icon: <AddIcon /> },
  {
    label: 'Review Bookings',
    to: paths.admin.pendingBookings,
    icon: <PendingActionsIcon />,
  },
  { label: 'Messages', to: paths.admin.messages, icon: <MailIcon /> },
];

export function QuickActions() {
  return (
    <Panel heading="Quick Actions">
      <Stack spacing={1.25}>
        {actions.map(({ label, to, icon }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="outlined"
            size="large"
            startIcon={icon}
            sx={{ justifyContent: 'flex-start' }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Panel>
  );
}
