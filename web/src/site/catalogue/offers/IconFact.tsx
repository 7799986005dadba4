import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

/** The label is for screen readers. */
export function IconFact({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'body2' }}
    >
      {icon}
      <Box component="span" sx={visuallyHidden}>
        {`${label}: `}
      </Box>
      <span>{children}</span>
    </Box>
  );
}
