import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';

/** Text that is read out when it changes: an output element, laid out as a block. */
export function Notice({ sx, ...box }: BoxProps<'output'>) {
  return (
    <Box
      component="output"
      {...box}
      sx={[{ display: 'block' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
