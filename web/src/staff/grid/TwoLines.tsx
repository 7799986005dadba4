import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
  /** How many lines each of them may take. */
  lines?: number;
}

/** No more lines than a row has room for. */
const atMost = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    lineHeight: 1.25,
  }) as const;

/** A cell with a second, quieter text. Both break rather than being cut. */
export function TwoLines({ first, second, lines = 2 }: TwoLinesProps) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%' }}
    >
      <Typography variant="body2" component="div" sx={atMost(lines)}>
        {first}
      </Typography>
      {second ? (
        <Typography
          variant="caption"
          color="textSecondary"
          component="div"
          sx={{ ...atMost(lines), mt: '1px' }}
        >
          {second}
        </Typography>
      ) : null}
    </Box>
  );
}
