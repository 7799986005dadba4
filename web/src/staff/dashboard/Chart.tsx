import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function Chart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {heading}
      </Typography>
      {children}
    </Stack>
  );
}
