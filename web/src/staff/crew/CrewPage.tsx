import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { CrewMember } from '@selasar/domain';
import { useState } from 'react';
import { isWhole } from '../../data/firebase/rows.ts';
import { useCrew } from '../../data/crew/useCrew.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { InvalidRecords } from '../records/invalid/InvalidRecords.tsx';
import { LoadError } from '../common/LoadError.tsx';
import type { AdminHeading } from '../shell/links.ts';
import { CrewDialog } from './CrewDialog.tsx';
import { CrewList } from './CrewList.tsx';
import { LinkDialog } from './LinkDialog.tsx';

/** Drivers and guides. */
function CrewPage() {
  const live = useCrew();
  /** Who is being edited, or 'new'. */
  const [edited, setEdited] = useState<CrewMember | 'new'>();
  const [linked, setLinked] = useState<CrewMember>();

  if (live.status === 'error') {
    return <LoadError message="Failed to load the crew" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={240} />;
  const crew = live.data.filter(isWhole);
  const add = (label: string) => (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
      {label}
    </Button>
  );
  return (
    <>
      {live.data.length === 0 ? (
        <EmptyState
          title="No drivers or guides yet"
          hint="People you add here can be assigned to tours and transfers, and get a page with their jobs."
        >
          {add('Add the first driver')}
        </EmptyState>
      ) : (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          {add('Add a driver or guide')}
          <CrewList crew={crew} onEdit={setEdited} onLink={setLinked} />
        </Stack>
      )}
      <InvalidRecords rows={live.data} name="crew member" />
      {edited ? (
        <CrewDialog
          member={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {linked ? <LinkDialog member={linked} onClose={() => setLinked(undefined)} /> : null}
    </>
  );
}

export { CrewPage as Component };
export const handle: AdminHeading = { title: 'Crew', description: 'Drivers and guides' };
