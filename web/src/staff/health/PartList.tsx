import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HealthPart, HealthState, StatusColor } from '@selasar/domain';
import { formatInBali } from '../common/formatInstant.ts';
import { StatusChip } from '../common/StatusChip.tsx';

export const stateNames: Readonly<Record<HealthState, string>> = {
  well: 'Well',
  look: 'Look at it',
  broken: 'Broken',
  unknown: 'Not known',
};
const stateColors: Readonly<Record<HealthState, StatusColor>> = {
  well: 'green',
  look: 'yellow',
  broken: 'red',
  unknown: 'blue',
};

/** Parts, each with how it is, what is known, of when, and what to do. */
export const PartList = ({ parts }: { parts: readonly HealthPart[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {parts.map((part) => (
      <PartRow key={part.name} part={part} />
    ))}
  </Box>
);

function PartRow({ part: { name, state, figure, since, advice } }: { part: HealthPart }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '120px 1fr' },
        gap: { xs: 0.5, sm: 2 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box>
        <StatusChip status={stateNames[state]} color={stateColors[state]} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {figure}
          {since ? ` · ${formatInBali(since)}` : null}
        </Typography>
        {advice ? (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {advice}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
