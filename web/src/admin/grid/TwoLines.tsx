import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
  /** The text that may take two lines: the first or, with `true`, the quieter one. */
  wrap?: boolean | 'first';
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
      <Typography
        variant="body2"
        noWrap={wrap !== 'first'}
        component="div"
        sx={wrap === 'first' ? clamped : { lineHeight: 1.4 }}
      >
        {first}
      </Typography>
      {second ? (
        <Typography
          variant="caption"
          noWrap={wrap !== true}
          color="textSecondary"
          component="div"
          sx={wrap === true ? clamped : { lineHeight: 1.4 }}
        >
          {second}
        </Typography>
      ) : null}
    </Box>
  );
}
