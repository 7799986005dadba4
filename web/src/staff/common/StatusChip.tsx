import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { StatusColor } from '@selasar/domain/core';

export function StatusChip({ status, color }: { status: string; color: StatusColor }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle' }}>
      <Chip
        label={status}
        size="small"
        sx={{
          bgcolor: ({ palette }) => palette.status[color].pale,
          color: ({ palette }) => palette.status[color].deep,
          fontWeight: 700,
          textTransform: 'capitalize',
        }}
      />
    </Box>
  );
}
