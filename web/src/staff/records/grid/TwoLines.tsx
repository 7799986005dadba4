import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, use } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { linesIn } from './linesIn.ts';

/** In pixels, how much room there is for the texts of a cell: its row is that high. */
export const CellHeight = createContext(56);

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
  /** How many lines the first may take where there is room. */
  firstAtMost?: number;
}

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

/** Tells the whole of a text of which there was no room for the end. */
function tellWhole({ currentTarget: text }: PointerEvent<HTMLElement>): void {
  text.title = text.scrollHeight > text.clientHeight ? text.textContent : '';
}

/** A cell with a second, quieter text. Both break as long as the row has room, and end in an ellipsis then. */
export function TwoLines({ first, second, firstAtMost }: TwoLinesProps) {
  const lines = linesIn(use(CellHeight), Boolean(second), firstAtMost);
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%' }}
    >
      <Typography
        variant="body2"
        component="div"
        onPointerEnter={tellWhole}
        sx={atMost(lines.first)}
      >
        {first}
      </Typography>
      {second ? (
        <Typography
          variant="caption"
          color="textSecondary"
          component="div"
          onPointerEnter={tellWhole}
          sx={{ ...atMost(lines.second), mt: '1px' }}
        >
          {second}
        </Typography>
      ) : null}
    </Box>
  );
}
