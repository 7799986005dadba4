import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
  /** Gives the quieter text two lines. */
  wrap?: boolean;
}

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.25,
} as const;

/** A cell with a second, quieter line. */
export function TwoLines({ first, second, wrap = false }: TwoLinesProps) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%' }}
    >
      <Typography variant="body2" noWrap component="div" sx={{ lineHeight: 1.4 }}>
        {first}
      </Typography>
      {second ? (
        <Typography
          variant="caption"
          noWrap={!wrap}
          color="textSecondary"
          component="div"
          sx={wrap ? clamped : { lineHeight: 1.4 }}
        >
          {second}
        </Typography>
      ) : null}
    </Box>
  );
}
