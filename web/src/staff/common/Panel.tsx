import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

export function Panel({
  heading,
  action,
  children,
}: {
  heading: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ p: 2.5, minWidth: 0 }}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ mb: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography component="h2" variant="h4" id={id}>
          {heading}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  );
}
