import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A cell with a second, quieter line. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%' }}
    >
      <Typography variant="body2" noWrap component="div">
        {first}
      </Typography>
      {second ? (
        <Typography variant="caption" noWrap color="textSecondary" component="div">
          {second}
        </Typography>
      ) : null}
    </Box>
  );
}
