import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { worstOf } from '@selasar/domain';
import type { HealthPart, HealthState } from '@selasar/domain';
import { LoadError } from '../common/LoadError.tsx';
import { Panel } from '../common/Panel.tsx';
import { PartList } from './PartList.tsx';
import type { PartsOf } from './useParts.ts';

const groups: readonly { heading: string; states: readonly HealthState[] }[] = [
  { heading: 'What needs somebody', states: ['broken', 'look'] },
  { heading: 'Not known', states: ['unknown'] },
  { heading: 'Well', states: ['well'] },
];

const summaries = {
  broken: { severity: 'error', text: 'Something is broken.' },
  look: { severity: 'warning', text: 'It goes on, but somebody should look at it.' },
  unknown: {
    severity: 'info',
    text: 'Nothing is wrong, as far as we know. Some parts are not known.',
  },
  well: { severity: 'success', text: 'All is well.' },
} as const;

/** All parts, what is broken first. */
export function Parts({ sources }: { sources: readonly PartsOf[] }) {
  const parts = sources.flatMap((source) =>
    source.parts.status === 'success' ? source.parts.data : [],
  );
  const failed = sources.filter((source) => source.parts.status === 'error');
  const isLoading = sources.some((source) => source.parts.status === 'loading');
  return (
    <Stack spacing={2}>
      {isLoading ? (
        <Skeleton variant="rounded" height={48} aria-label="Loading" />
      ) : failed.length > 0 ? null : (
        <Summary parts={parts} />
      )}
      {failed.map(({ about, retry }) => (
        <LoadError
          key={about}
          message={`Failed to load what is known of ${about}`}
          onRetry={retry}
        />
      ))}
      {groups.map(({ heading, states }) => {
        const found = parts.filter(({ state }) => states.includes(state));
        return found.length === 0 ? null : (
          <Panel key={heading} heading={`${heading} (${found.length})`}>
            <PartList parts={found} />
          </Panel>
        );
      })}
    </Stack>
  );
}

function Summary({ parts }: { parts: readonly HealthPart[] }) {
  const { severity, text } = summaries[worstOf(parts)];
  return <Alert severity={severity}>{text}</Alert>;
}
