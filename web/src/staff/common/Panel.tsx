import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface PanelProps {
  heading: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Panel({ heading, action, children }: PanelProps) {
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

interface SectionProps {
  heading: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a sheet. */
export const Section = ({ heading, ref, children }: SectionProps) => (
  <Box component="section" ref={ref}>
    <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
      {heading}
    </Typography>
    {children}
  </Box>
);

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
