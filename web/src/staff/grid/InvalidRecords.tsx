import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { type Invalidity, isValid, type Row } from '../../data/firebase/rows.ts';
import { useStats } from '../../data/stats.ts';
import { paths } from '../../paths.ts';

export const invalidMark = (
  <Chip label="Damaged" size="small" color="error" sx={{ mr: 1, height: 20 }} />
);

export function InvalidRecords<Item>({ rows, name }: { rows: readonly Row<Item>[]; name: string }) {
  const damaged = rows.flatMap((row) => (isValid(row) ? [] : [row]));
  return damaged.map(({ id, damage }) => (
    <Alert key={id} severity="error">
      {`A damaged ${name}, ID ${id}. ${describeInvalid(damage)} Please ask an administrator to repair it.`}
    </Alert>
  ));
}

export function InvalidRecordsNotice({ damage, id }: { damage: Invalidity; id: string }) {
  return (
    <Alert severity="error">
      <AlertTitle>This record is damaged</AlertTitle>
      <span>{describeInvalid(damage)}</span> It cannot be changed here. Please ask an administrator
      to repair it, and give them this ID: <span>{id}</span>
    </Alert>
  );
}

const { booking, transfer, message } = paths.admin;
/** By collection. A block without its days has no place in the calendar. */
const kinds: Readonly<Record<string, { name: string; place?: (id: string) => string }>> = {
  bookings: { name: 'booking', place: booking },
  transfers: { name: 'transfer', place: transfer },
  messages: { name: 'message', place: message },
  blocks: { name: 'block of nights' },
};

/** No list shows them, because what it is ordered by is missing. */
export const UnlistedRecords = ({ unlisted }: { unlisted: readonly string[] }) =>
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

const fieldLabel = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const listed = (fields: readonly string[]): string => fields.map(fieldLabel).join(', ');

export const describeInvalid = ({ missing, invalid }: Invalidity): string =>
  [
    missing.length > 0 ? `Missing: ${listed(missing)}.` : '',
    invalid.length > 0 ? `Not readable: ${listed(invalid)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
