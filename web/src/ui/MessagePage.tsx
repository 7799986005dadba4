import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './Logo.tsx';

/** A page that has one thing to say. */
export function MessagePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center', maxWidth: 520 }}>
        <Box
          component={Link}
          to="/"
          aria-label="Selasar Bali, home"
          sx={{ color: 'primary.main', textDecoration: 'none' }}
        >
          <Logo size={48} />
        </Box>
        <Typography variant="h1">{heading}</Typography>
        {children}
      </Stack>
    </Box>
  );
}
