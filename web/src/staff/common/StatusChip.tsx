import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { StatusColor } from '@selasar/domain';

/** Pale and deep shade of each status colour; the pairs read at AA on light and on dark. */
const shades: Record<StatusColor, { bgcolor: string; color: string }> = {
  yellow: { bgcolor: '#fdefc4', color: '#6b4700' },
  green: { bgcolor: '#d3efd9', color: '#17502a' },
  blue: { bgcolor: '#d5e6fb', color: '#174a86' },
  red: { bgcolor: '#fbdcd9', color: '#8c1d18' },
};

export function StatusChip({ status, color }: { status: string; color: StatusColor }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle' }}>
      <Chip
        label={status}
        size="small"
        sx={{ ...shades[color], fontWeight: 700, textTransform: 'capitalize' }}
      />
    </Box>
  );
}
