import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useStats } from '../../../data/stats.ts';
import { paths } from '../../../paths.ts';

const { booking, transfer, message } = paths.admin;
/** By collection. A block without its days has no place in the calendar. */
const kinds: Readonly<Record<string, { name: string; place?: (id: string) => string }>> = {
  bookings: { name: 'booking', place: booking },
  transfers: { name: 'transfer', place: transfer },
  messages: { name: 'message', place: message },
  blocks: { name: 'block of nights' },
};

interface UnlistedRecordsProps {
  unlisted: readonly string[];
}

/** No list shows them, because what it is ordered by is missing. */
export const UnlistedRecords = ({ unlisted }: UnlistedRecordsProps) =>
  unlisted.map((path) => {
    const [collection = '', id = ''] = path.split('/');
    const { name = 'record', place } = kinds[collection] ?? {};
    return (
      <Alert
        key={path}
        severity="error"
        sx={{ overflowWrap: 'anywhere' }}
        action={
          place ? (
            <Button component={Link} to={place(id)} color="inherit" size="small">
              Open
            </Button>
          ) : null
        }
      >
        {`A damaged ${name}, ID ${id}, is in no list because its dates are missing. Please ask an administrator to repair it.`}
      </Alert>
    );
  });

export function UnlistedOf({ collection }: { collection: string }) {
  const live = useStats();
  const all = live.status === 'success' ? live.data.unlisted : [];
  return <UnlistedRecords unlisted={all.filter((path) => path.startsWith(`${collection}/`))} />;
}
