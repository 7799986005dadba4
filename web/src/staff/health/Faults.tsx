import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { isOpen } from '@selasar/domain';
import { useState } from 'react';
import { isWhole } from '../../data/core/rows.ts';
import { useFaults } from '../../data/faults/useFaults.ts';
import { useFunctionsHealth } from '../../data/health/useHealth.ts';
import { runningRelease } from '../../ui/loading/newVersion.ts';
import { LoadError } from '../common/LoadError.tsx';
import { Panel } from '../common/Panel.tsx';
import { DamagedRows } from '../damage/DamagedRows.tsx';
import { FaultList } from './FaultList.tsx';

type Which = 'newest' | 'frequent' | 'release';
const choices: readonly { which: Which; label: string }[] = [
  { which: 'newest', label: 'Newest' },
  { which: 'frequent', label: 'Frequent' },
  { which: 'release', label: 'This release' },
];

/** What went wrong in browsers and on the server, in groups. */
export function Faults() {
  const [which, setWhich] = useState<Which>('newest');
  return (
    <Panel heading="Errors seen">
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          Reported without anything of the person. A group that is resolved is hidden until it comes
          again; one that is not seen for 30 days is forgotten.
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={which}
          onChange={(_event, chosen: Which | null) => chosen && setWhich(chosen)}
          aria-label="Show"
        >
          {choices.map(({ which: one, label }) => (
            <ToggleButton key={one} value={one}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Listed which={which} />
      </Stack>
    </Panel>
  );
}

function Listed({ which }: { which: Which }) {
  const live = useFaults(which === 'frequent' ? 'count' : 'lastAt');
  const functions = useFunctionsHealth();
  if (live.status === 'error') {
    return <LoadError message="Failed to load the errors" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={120} />;
  const ofServer = functions.status === 'success' ? functions.data?.release : undefined;
  const releases = [runningRelease(), ofServer].filter((known) => known !== undefined);
  const open = live.data
    .filter(isWhole)
    .filter((fault) => isOpen(fault) && (which !== 'release' || releases.includes(fault.release)));
  return (
    <>
      <DamagedRows rows={live.data} name="group of errors" />
      {open.length > 0 ? (
        <FaultList faults={open} />
      ) : (
        <Typography>
          {which === 'release' ? 'None was seen of this release.' : 'None was seen.'}
        </Typography>
      )}
    </>
  );
}
