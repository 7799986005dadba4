import type { SxProps, Theme } from '@mui/material/styles';

/** In pixels. */
export const laneHeight = 34;

/** Each has its own border, which forced-colors mode keeps. */
export const barStyles = {
  confirmed: {
    bgcolor: 'brand.primary',
    color: 'common.white',
    border: '1px solid',
    borderColor: 'primary.main',
  },
  pending: {
    bgcolor: 'status.yellow.pale',
    color: 'status.yellow.deep',
    border: '2px dashed',
    borderColor: 'status.yellow.deep',
    backgroundImage: ({ shade }: Theme) => shade.pending,
  },
  blocked: {
    bgcolor: 'brand.band',
    color: 'brand.text',
    border: '3px double',
    borderColor: 'brand.textSoft',
    backgroundImage: ({ shade }: Theme) => shade.blocked,
    backgroundSize: '7px 7px',
  },
} as const;

const cell = { borderBottom: 1, borderRight: 1, borderColor: 'divider', p: 0 } as const;

/** Styles for the table and all its content: there may be thousands of cells. */
export const tableStyles = {
  '--name': { xs: '104px', sm: '150px', lg: '184px' },
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& td': { ...cell, position: 'relative', verticalAlign: 'top', cursor: 'default' },
  '& td[data-free]': { cursor: 'cell' },
  '& td[data-today], & th[data-today]': { boxShadow: ({ shadow }: Theme) => shadow.today },
  '& td[data-past]': { bgcolor: 'action.hover' },
  '& td[data-closed]::before': {
    content: '"–"',
    display: 'block',
    pt: 1.25,
    textAlign: 'center',
    color: 'text.secondary',
  },
  '& td[data-chosen]': { bgcolor: 'chosenDay' },
  '& td[data-loading]': { bgcolor: 'action.hover' },
  '& td:focus-visible': ({ mixins }: Theme) => ({ ...mixins.focusRingInwards, zIndex: 2 }),
  '& th': { ...cell, bgcolor: 'background.paper', fontWeight: 400, textAlign: 'left' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 4, textAlign: 'center', py: 0.5 },
  '& thead th:first-of-type': { left: 0, zIndex: 5, width: 'var(--name)' },
  // Villas first, then tours.
  '& tbody + tbody tr:first-of-type > *': { borderTop: 3, borderTopColor: 'divider' },
  '& tbody th': { position: 'sticky', left: 0, zIndex: 3, p: 1, verticalAlign: 'top' },
} satisfies SxProps<Theme>;
