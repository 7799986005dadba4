import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const EntryList = ({ children }: { children: ReactNode }) => (
  <Paper variant="outlined" sx={{ p: 2.5 }}>
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {children}
    </Box>
  </Paper>
);

interface EntryProps {
  title: string;
  lines: readonly string[];
  foot: ReactNode;
}

export const Entry = ({ title, lines, foot }: EntryProps) => (
  <Box component="li" sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
      {title}
    </Typography>
    {lines.map((line) => (
      <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    ))}
    <Typography variant="body2" color="textSecondary">
      {foot}
    </Typography>
  </Box>
);
