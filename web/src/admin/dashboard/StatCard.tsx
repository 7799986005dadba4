import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatCardProps {
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  note: string | undefined;
  icon: ReactNode;
}

export function StatCard({ label, value, note, icon }: StatCardProps) {
  return (
    <Paper component="section" aria-label={label} variant="outlined" sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', color: 'text.secondary' }}>
        <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <span aria-hidden>{icon}</span>
      </Stack>
      <Typography sx={{ mt: 1, fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
        {value ?? <Skeleton width={72} />}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note ?? <Skeleton width={110} />}
      </Typography>
    </Paper>
  );
}
