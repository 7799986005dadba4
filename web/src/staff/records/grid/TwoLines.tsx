import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, use } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { linesIn } from './linesIn.ts';

/** Height for the texts of a cell, in pixels; the row has this height. */
export const CellHeight = createContext(56);

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
  /** The maximum number of lines of the first text. */
  firstAtMost?: number;
}

const atMost = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // A long word that begins in the only line is cut off there; it would disappear into the next one.
    wordBreak: lines === 1 ? 'break-all' : 'normal',
    whiteSpace: 'normal',
    lineHeight: 1.25,
  }) as const;

/** Shows the full text if it is cut off. */
function showFullText({ currentTarget: text }: PointerEvent<HTMLElement>): void {
  text.title = text.scrollHeight > text.clientHeight ? text.textContent : '';
}

/** A cell with a second, quieter text. Both wrap while the row has room, then end in an ellipsis. */
export function TwoLines({ first, second, firstAtMost }: TwoLinesProps) {
  const lines = linesIn(use(CellHeight), Boolean(second), firstAtMost);
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%' }}
    >
      <Typography
        variant="body2"
        component="div"
        onPointerEnter={showFullText}
        sx={atMost(lines.first)}
      >
        {first}
      </Typography>
      {second ? (
        <Typography
          variant="caption"
          color="textSecondary"
          component="div"
          onPointerEnter={showFullText}
          sx={{ ...atMost(lines.second), mt: '1px' }}
        >
          {second}
        </Typography>
      ) : null}
    </Box>
  );
}
