import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
