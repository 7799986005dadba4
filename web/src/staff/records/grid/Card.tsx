import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { CellHeight } from './TwoLines.tsx';

/** The layout of a row on a screen that is too narrow for a table. */
export interface CardLayout {
  /** Lines of grid areas; each area is a part of the row. */
  areas: readonly string[];
  columns: string;
  /** Row height in pixels. */
  height: number;
  /** Heights of the areas whose texts need more than a line each, in pixels. */
  room?: Readonly<Record<string, number>>;
}

/** A phone, and a screen between phone and desktop. */
export interface CardLayouts {
  phone: CardLayout;
  tablet: CardLayout;
}

/** In pixels: a line for each of two texts. */
const lineHeightPx = 34;

export const phoneScreen = '(max-width: 599.95px)';

/** The parts of a row, by area. */
export type CardParts = Readonly<Record<string, ReactNode>>;

/** One column with all the facts of a row: nothing is left out on narrow screens. */
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
        rowGap: 0.5,
        py: 1,
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
