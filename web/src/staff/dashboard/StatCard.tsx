import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatCardProps {
  label: string;
  /** Undefined until it is known. */
  value: string | undefined;
  note: string | undefined;
  icon: ReactNode;
  /** What is counted, if the figure alone does not show it. */
  hint?: string;
}

export function StatCard({ label, value, note, icon, hint }: StatCardProps) {
  return (
    <Paper
      component="section"
      aria-label={label}
      variant="outlined"
      sx={{ p: { xs: 1.75, sm: 2.5 }, minWidth: 0 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', color: 'text.secondary' }}>
        <Typography component="h2" variant="body2" sx={{ fontWeight: 600, lineHeight: '24px' }}>
          {label}
        </Typography>
        {hint ? (
          <Tooltip title={hint} enterTouchDelay={0}>
            <IconButton size="small" aria-label={hint} sx={{ my: -0.5 }}>
              <InfoOutlinedIcon sx={{ fontSize: 18 }} />
            </IconButton>
          </Tooltip>
        ) : null}
        <Stack
          component="span"
          aria-hidden
          sx={{ ml: 'auto', display: { xs: 'none', sm: 'flex' } }}
        >
          {icon}
        </Stack>
      </Stack>
      <Typography
        sx={{ mt: 1, fontSize: { xs: '1.5rem', sm: '2rem' }, fontWeight: 700, lineHeight: 1.2 }}
      >
        {value ?? <Skeleton width={72} />}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note ?? <Skeleton width={110} />}
      </Typography>
    </Paper>
  );
}
