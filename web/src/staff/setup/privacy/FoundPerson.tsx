import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { FindPersonAnswer } from '@selasar/domain';
import { isNothing, reference, shortDate } from '@selasar/domain';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../common/Panel.tsx';
import { Counts } from './Counts.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

interface FoundPersonProps {
  email: string;
  found: FindPersonAnswer;
  running: 'export' | 'remove' | undefined;
  onExport: () => void;
  onRemove: (evenOpen: boolean) => void;
}

const addressOf = { bookings: paths.admin.booking, transfers: paths.admin.transfer } as const;

/** The stored data of a guest by kind, with actions to export and remove it. */
export function FoundPerson({ email, found, running, onExport, onRemove }: FoundPersonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { counts, open, hasAccount } = found;
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
        {open.length > 0 ? (
          <Alert severity="warning">
            This guest has open requests. Please cancel them first:
            <Stack component="ul" spacing={0.5} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {open.map(({ kind, id, what, date }) => (
                <li key={id}>
                  <Link component={RouterLink} to={addressOf[kind](id)}>
                    {what} ({reference(id)})
                  </Link>
                  {date ? `, ${shortDate(date)}` : ''}
                </li>
              ))}
            </Stack>
          </Alert>
        ) : null}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={running !== undefined} onClick={onExport}>
            {running === 'export' ? 'Exporting…' : 'Download as JSON'}
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={running !== undefined}
            onClick={() => setIsConfirming(true)}
          >
            {running === 'remove' ? 'Removing…' : 'Remove'}
          </Button>
        </Stack>
      </Stack>
      {isConfirming ? (
        <RemoveDialog
          email={email}
          open={open.length}
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
