import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { CellHeight } from './TwoLines.tsx';

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

export const phoneScreen = '(max-width: 599.95px)';

export type CardParts = Readonly<Record<string, ReactNode>>;

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
