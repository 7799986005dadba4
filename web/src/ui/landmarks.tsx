import Box from '@mui/material/Box';
import { t } from '@selasar/domain/i18n';
import { createContext } from 'react';

export function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        color: 'primary.main',
        bgcolor: 'background.paper',
        textDecoration: 'none',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('Skip to content')}
    </Box>
  );
}

/** Whether a layout already has the page's `main`, of which each page has one. */
export const InMain = createContext(false);

/** For a menu, which opens outside the page's landmarks: makes it a named landmark. */
export const asRegion = (name: string) => ({ root: { role: 'region', 'aria-label': name } });
