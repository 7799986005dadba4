import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { use } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { InMain } from '../ui/landmarks.tsx';
import { Logo } from './Logo.tsx';

export function MessagePage({ heading, children }: { heading: string; children: ReactNode }) {
  const inMain = use(InMain);
  return (
    <Box
      component={inMain ? 'div' : 'main'}
      sx={{ minHeight: inMain ? '70vh' : '100vh', display: 'grid', placeItems: 'center', p: 3 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 3,
          alignItems: 'center',
          textAlign: 'center',
          maxWidth: 720,
        }}
      >
        {inMain ? null : (
          <Box
            component={Link}
            to={paths.home}
            aria-label={t('{company}, home', { company: company.name })}
            sx={{ color: 'primary.main', textDecoration: 'none' }}
          >
            <Logo size={48} />
          </Box>
        )}
        <Typography variant="h1">{heading}</Typography>
        {children}
      </Box>
    </Box>
  );
}
