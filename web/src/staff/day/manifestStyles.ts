import type { Theme } from '@mui/material/styles';

/** Black on white, whatever the screen theme, and nothing else of the page. */
export const paper = ({ palette }: Theme) => ({
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'html, body': {
      background: `${palette.common.white} !important`,
      colorScheme: 'light',
    },
    'body > :not([data-manifest])': { display: 'none !important' },
  },
});

export const manifestStyles = {
  display: 'none',
  '@media print': { display: 'block' },
  color: 'common.black',
  bgcolor: 'common.white',
  fontSize: '8.5pt',
  lineHeight: 1.2,
  '& table': { width: 1, borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& table + table': { breakBefore: 'page' },
  // Browsers repeat a header on each page only if it cannot break across pages.
  '& thead': { display: 'table-header-group', breakInside: 'avoid' },
  '& tr': { breakInside: 'avoid' },
  '& h1': { fontSize: '13pt', m: 0, color: 'common.black' },
  '& p': { m: 0, mb: '2mm', fontWeight: 400 },
  '& th': { textAlign: 'start', verticalAlign: 'bottom', p: '0.7mm 1mm' },
  '& td': {
    verticalAlign: 'top',
    p: '0.7mm 1mm',
    borderTop: '0.3mm solid',
    borderColor: 'common.black',
    // The longest name must be able to break.
    overflowWrap: 'anywhere',
  },
  // A table takes its column widths from its first row, but the first row of the header is a single cell, so the `col`
  // elements set them.
  '& col:nth-of-type(1)': { width: '10mm' },
  '& col:nth-of-type(2)': { width: '12mm' },
  '& col:nth-of-type(3)': { width: '56mm' },
  '& col:nth-of-type(4)': { width: '42mm' },
  '& col:nth-of-type(5)': { width: '36mm' },
  '& .box': { fontSize: '13pt', lineHeight: 1 },
} as const;
