import LockIcon from '@mui/icons-material/Lock';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { barStyles, laneHeight } from './styles.ts';
import type { Bar } from './villaRows.ts';

/** The table handles pointer events; the keyboard reaches it through the cells. */
export function BarButton({ bar }: { bar: Bar }) {
  const { opens, variant, text, label, nights, lane, beginsBefore, endsAfter, isInvalid } = bar;
  const Icon = isInvalid ? WarningIcon : LockIcon;
  return (
    <Box
      component="button"
      type="button"
      tabIndex={-1}
      data-opens={opens}
      data-variant={variant}
      aria-label={label}
      title={label}
      sx={{
        ...barStyles[variant],
        position: 'absolute',
        zIndex: 1,
        top: 4 + lane * laneHeight,
        left: beginsBefore ? 0 : '2px',
        // A day ends with a line.
        width: `calc(${nights} * (100% + 1px) - ${(beginsBefore ? 0 : 2) + (endsAfter ? 0 : 4)}px)`,
        height: laneHeight - 4,
        px: 0.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        overflow: 'clip',
        borderRadius: ({ radius }) => {
          const [left, right] = [
            beginsBefore ? 0 : radius.thumbnail,
            endsAfter ? 0 : radius.thumbnail,
          ];
          return `${left} ${right} ${right} ${left}`;
        },
        font: 'inherit',
        typography: 'caption',
        fontWeight: 600,
        cursor: 'pointer',
      }}
    >
      <Box
        component="span"
        sx={{
          // The name of a long bar stays in view.
          position: 'sticky',
          left: 'calc(var(--name) + 4px)',
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.25,
          minWidth: 0,
          whiteSpace: 'nowrap',
        }}
      >
        {beginsBefore ? <span aria-hidden>‹</span> : null}
        {variant === 'blocked' || isInvalid ? <Icon sx={{ fontSize: 14, flex: 'none' }} /> : null}
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {text}
        </Box>
      </Box>
      {endsAfter ? <span aria-hidden>›</span> : null}
    </Box>
  );
}
