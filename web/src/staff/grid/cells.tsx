import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import { callAddress } from '@selasar/domain/core';
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

export interface CardLayout {
  areas: readonly string[];
  columns: string;
  /** In pixels. */
  height: number;
  /** Heights of the areas whose texts need more than a line each, in pixels. */
  room?: Readonly<Record<string, number>>;
}

export interface CardLayouts {
  phone: CardLayout;
  tablet: CardLayout;
}

/** A line for each of two texts. */
const lineHeightPx = 34;

type CardParts = Readonly<Record<string, ReactNode>>;

/** All the facts of a row: nothing is left out on narrow screens. */
export const cardColumn = <Row extends GridValidRowModel>(
  headerName: string,
  { areas, columns, room = {} }: CardLayout,
  partsOf: (params: GridRenderCellParams<Row>) => CardParts,
): GridColDef<Row> => ({
  field: 'card',
  headerName,
  flex: 1,
  sortable: false,
  renderCell: (params) => (
    <Box
      sx={{
        display: 'grid',
        height: '100%',
        // By default the line height of a grid cell is the height of its row.
        lineHeight: 1.4,
        columnGap: 1,
        rowGap: '3px',
        py: 0.5,
        alignContent: 'center',
        alignItems: 'center',
        gridTemplateColumns: columns,
        gridTemplateAreas: areas.map((line) => `"${line}"`).join(' '),
      }}
    >
      {Object.entries(partsOf(params)).map(([area, part]) => (
        <Box key={area} sx={{ gridArea: area, minWidth: 0 }}>
          <CellHeight value={room[area] ?? lineHeightPx}>{part}</CellHeight>
        </Box>
      ))}
    </Box>
  ),
});

export const Ends = ({ start, end }: { start: ReactNode; end: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'body2' }}>
    <span>{start}</span>
    <span>{end}</span>
  </Box>
);

export const SmallLine = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" color="textSecondary" component="div" noWrap>
    {children}
  </Typography>
);

export const Mailto = ({ address }: { address: string | undefined }) =>
  address ? <Link href={`mailto:${address}`}>{address}</Link> : <span>–</span>;

export const CallTo = ({ number }: { number: string | undefined }) =>
  number ? <Link href={callAddress(number)}>{number}</Link> : <span>–</span>;

export function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </>
  );
}
