import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { armedAfterMs } from '../common/QuestionDialog.tsx';

interface DetailsSheetProps<Item> {
  /** Undefined while the sheet is closed. */
  item: Item | undefined;
  heading: (item: Item) => string;
  action?: ((item: Item) => ReactNode) | undefined;
  onClose: () => void;
  /** The sheet is beside the page, which stays usable, instead of over it. */
  beside?: boolean | undefined;
  /** The keyboard shortcuts of the page also work in it. */
  pageKeys?: boolean | undefined;
  children: (item: Item) => ReactNode;
}

/** A non-modal dialog, so it is not a `<dialog>`. */
const notModal = { role: 'dialog' };
const withPageKeys: object = { 'data-page-keys': '' };

const splitStyles = {
  width: 'clamp(384px, 30vw, 440px)',
  flex: 'none',
  height: 'calc(100dvh - 140px)',
  minHeight: 420,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
} as const;

export function DetailsSheet<Item>(props: DetailsSheetProps<Item>) {
  const { item, heading, action, onClose, beside = false, pageKeys, children } = props;
  const id = useId();
  // While the sheet slides away it still shows its last content.
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  const shown = item ?? last;
  const shield = useShield(item !== undefined);
  const content = shown ? (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', px: 3, pt: 2, pb: 1 }}>
        <Typography component="h2" variant="h3" id={id} sx={{ flex: 1, minWidth: 0 }}>
          {heading(shown)}
        </Typography>
        {action?.(shown)}
        <IconButton aria-label="Close details" onClick={onClose} sx={{ width: 44, height: 44 }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {/* Clear of the bar at its top, and of the message about a lost connection. */}
      <Stack
        spacing={3}
        useFlexGap
        sx={{ flex: 1, px: 3, pb: 6, overflowY: 'auto', scrollPaddingTop: 128 }}
      >
        {children(shown)}
      </Stack>
    </>
  ) : null;
  if (beside) {
    return item ? <SplitSheet labelledBy={id}>{content}</SplitSheet> : shield;
  }
  return (
    <>
      {item ? null : shield}
      <Drawer
        anchor="right"
        open={item !== undefined}
        onClose={onClose}
        slotProps={{
          root: pageKeys ? withPageKeys : {},
          paper: {
            'aria-labelledby': id,
            role: 'dialog',
            sx: { width: 'min(440px, 100vw)' },
          },
        }}
      >
        {content}
      </Drawer>
    </>
  );
}

/** A second click at the place of the button that closed the sheet clicks nothing beneath it. */
function useShield(isOpen: boolean): ReactNode {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [shielded, setShielded] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setShielded(!isOpen);
  }
  useEffect(() => {
    if (!shielded) return undefined;
    const timer = setTimeout(() => setShielded(false), armedAfterMs);
    return () => clearTimeout(timer);
  }, [shielded]);
  return shielded ? <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal' }} /> : null;
}

/** An accidental double click that opened it clicks nothing in it. */
function SplitSheet({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), armedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Paper
      variant="outlined"
      {...notModal}
      {...withPageKeys}
      aria-labelledby={labelledBy}
      sx={{ ...splitStyles, pointerEvents: armed ? 'auto' : 'none' }}
    >
      {children}
    </Paper>
  );
}
