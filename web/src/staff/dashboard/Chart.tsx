import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const Chart = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Stack component="figure" sx={{ m: 0, minWidth: 0 }}>
    <Typography component="figcaption" variant="body2" color="textSecondary">
      {heading}
    </Typography>
    {children}
  </Stack>
);

export const chartProps = {
  margin: { left: 0, right: 28, top: 12, bottom: 0 },
  hideLegend: true,
  skipAnimation: true,
} as const;
