import type { SxProps, Theme } from '@mui/material/styles';

export const tilesOnWideScreens = 5;

/** Of four columns and two rows, on wide screens. */
function spans(index: number, count: number): readonly [columns: number, rows: number] {
  if (count === 1) return [4, 2];
  if (index === 0 || count === 2) return [2, 2];
  const isWide = count === 3 || (count === 4 && index === 3);
  return [isWide ? 2 : 1, 1];
}

export const tileAt =
  (index: number, count: number, isNear: boolean): SxProps<Theme> =>
  ({ breakpoints }) => {
    const [columns, rows] = spans(index, count);
    return {
      position: 'relative',
      flex: 'none',
      width: 1,
      minHeight: 0,
      overflow: 'hidden',
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
      [breakpoints.up('md')]: {
        display: index < tilesOnWideScreens ? 'block' : 'none',
        gridColumn: `span ${columns}`,
        gridRow: `span ${rows}`,
      },
      // Without script they are all there.
      ...(!isNear && {
        [`${breakpoints.down('md')} and (scripting: enabled)`]: { '& img': { display: 'none' } },
      }),
    };
  };

export function tileSizes(index: number, count: number): string {
  const row = 'calc(100vw - 32px)';
  switch (spans(index, count)[0]) {
    case 4:
      return `(min-width: 1200px) 1152px, (min-width: 900px) calc(100vw - 48px), ${row}`;
    case 2:
      return `(min-width: 1200px) 572px, (min-width: 900px) calc(50vw - 28px), ${row}`;
    default:
      return `(min-width: 1200px) 282px, (min-width: 900px) calc(25vw - 18px), ${row}`;
  }
}
