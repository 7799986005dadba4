import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type PointerEvent, type ReactNode, use } from 'react';

/** In pixels; the row has this height. */
export const CellHeight = createContext(56);

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
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

function showFullText({ currentTarget: text }: PointerEvent<HTMLElement>): void {
  text.title = text.scrollHeight > text.clientHeight ? text.textContent : '';
}

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

/** As rendered by TwoLines. */
const firstHeightPx = 17.5;
const secondHeightPx = 15;
const betweenPx = 1;
const most = 3;

const between = (low: number, count: number, high: number): number =>
  Math.min(high, Math.max(low, Math.floor(count)));

/** No line is cut. The first text leaves the second nearly as many lines as it may take itself. */
export function linesIn(heightPx: number, hasSecond: boolean, firstAtMost = 2) {
  if (!hasSecond) return { first: between(1, heightPx / firstHeightPx, most), second: 0 };
  const left = heightPx - betweenPx - Math.max(1, firstAtMost - 1) * secondHeightPx;
  const first = between(1, left / firstHeightPx, firstAtMost);
  const rest = heightPx - betweenPx - first * firstHeightPx;
  return { first, second: between(1, rest / secondHeightPx, most) };
}
