import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function Facts({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Stack component="dl" spacing={0.75} sx={{ m: 0 }}>
        {children}
      </Stack>
    </Box>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === undefined || children === '') return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '112px 1fr' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {children}
      </Typography>
    </Box>
  );
}
