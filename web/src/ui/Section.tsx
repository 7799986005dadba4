import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';

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

interface MarkedListProps {
  items: readonly string[];
  icon: ReactNode;
  lang?: string | undefined;
  wide?: boolean;
}

export function MarkedList({ items, icon, lang, wide = false }: MarkedListProps) {
  return (
    <Box
      component="ul"
      lang={lang}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        columnGap: 4,
        rowGap: 1,
        gridTemplateColumns: wide ? { sm: 'repeat(2, minmax(0, 1fr))' } : null,
      }}
    >
      {items.map((item) => (
        <Stack
          key={item}
          component="li"
          direction="row"
          spacing={1.25}
          sx={{ alignItems: 'flex-start' }}
        >
          <Stack component="span" aria-hidden sx={{ pt: 0.4 }}>
            {icon}
          </Stack>
          <Box component="span" sx={{ textWrap: 'balance' }}>
            {item}
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
