import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { reference, shortDate } from '@selasar/domain/core';
import {
  isNothing,
  personPlaces,
  type FindPersonAnswer,
  type PersonCounts,
  type PersonPlace,
} from '@selasar/domain/people';
import { useState, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { Panel } from '../../common/Panel.tsx';

interface FoundPersonProps {
  email: string;
  found: FindPersonAnswer;
  running: 'export' | 'remove' | undefined;
  onExport: () => void;
  onRemove: (evenOpen: boolean) => void;
}

const addressOf = { bookings: paths.admin.booking, transfers: paths.admin.transfer } as const;

export function FoundPerson({ email, found, running, onExport, onRemove }: FoundPersonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { counts, open, receipts, hasAccount } = found;
  const account = hasAccount ? (
    <Alert severity="info">
      This address has a staff account, which is not included here:{' '}
      <Link component={RouterLink} to={paths.admin.team}>
        see the team
      </Link>
      .
    </Alert>
  ) : null;
  if (isNothing(counts)) {
    return (
      <>
        {account}
        <EmptyState
          title="No data found"
          hint={`No record has the address ${email}. The guest may have used another address.`}
        />
      </>
    );
  }
  return (
    <Panel heading={email}>
      <Stack spacing={2}>
        {account}
        <Counts counts={counts} />
        {receipts > 0 ? <Alert severity="info">{receiptsText(receipts)}</Alert> : null}
        {open.length > 0 ? (
          <Alert severity="warning">
            This guest has open requests. Please cancel them first:
            <Stack component="ul" spacing={0.5} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {open.map(({ kind, id, what, date }) => (
                <li key={id}>
                  <Link component={RouterLink} to={addressOf[kind](id)}>
                    {`${what} (${reference(id)})`}
                  </Link>
                  <span>{date ? `, ${shortDate(date)}` : ''}</span>
                </li>
              ))}
            </Stack>
          </Alert>
        ) : null}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={running !== undefined} onClick={onExport}>
            <span>{running === 'export' ? 'Exporting…' : 'Download as JSON'}</span>
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={running !== undefined}
            onClick={() => setIsConfirming(true)}
          >
            <span>{running === 'remove' ? 'Removing…' : 'Remove'}</span>
          </Button>
        </Stack>
      </Stack>
      {isConfirming ? (
        <RemoveDialog
          email={email}
          open={open.length}
          receipts={receipts}
          onCancel={() => setIsConfirming(false)}
          onRemove={(evenOpen) => {
            setIsConfirming(false);
            onRemove(evenOpen);
          }}
        />
      ) : null}
    </Panel>
  );
}

interface RemoveDialogProps {
  email: string;
  /** Number of requests that are still expected. */
  open: number;
  receipts: number;
  onRemove: (evenOpen: boolean) => void;
  onCancel: () => void;
}

/** Asks for the address once more, because the removal cannot be undone. */
function RemoveDialog({ email, open, receipts, onRemove, onCancel }: RemoveDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [evenOpen, setEvenOpen] = useState(false);
  useBackCloses(true, onCancel);
  const mayRemove = typed.trim().toLowerCase() === email && (open === 0 || evenOpen);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} role="alertdialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (mayRemove) onRemove(evenOpen);
        }}
      >
        <DialogTitle id={id}>Remove this guest?</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            The personal data of <span>{email}</span> is removed from bookings, transfers and
            messages; dates, prices and figures stay. Mails, trips and the text of reviews are
            deleted. This cannot be undone.{' '}
            <span>{receipts > 0 ? receiptsText(receipts) : ''}</span>
          </DialogContentText>
          {open > 0 ? (
            <FormControlLabel
              sx={{ mb: 1.5 }}
              control={
                <Checkbox
                  checked={evenOpen}
                  onChange={({ target }) => setEvenOpen(target.checked)}
                />
              }
              label={`Also remove ${open === 1 ? 'the open request' : `the ${open} open requests`}`}
            />
          ) : null}
          <TextField
            fullWidth
            label="Type the address to confirm"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={!mayRemove}>
            Remove
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Also a removal leaves them. */
const receiptsText = (count: number): string =>
  `${count === 1 ? 'One receipt stays' : `${count} receipts and credit notes stay`} with the guest’s name, also after a removal: tax law requires it.`;

const labels: Readonly<Record<PersonPlace, string>> = {
  bookings: 'Bookings',
  transfers: 'Airport transfers',
  messages: 'Messages',
  reviews: 'Reviews',
  trips: 'Trips',
  mails: 'Mails',
  counters: 'Counters of requests',
};

export const Counts = ({ counts }: { counts: PersonCounts }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: 3,
      rowGap: 1,
      gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    }}
  >
    {personPlaces
      .filter((place) => counts[place] > 0)
      .map((place) => (
        <Box key={place} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography component="dt" color="textSecondary">
            {labels[place]}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {counts[place]}
          </Typography>
        </Box>
      ))}
  </Box>
);
