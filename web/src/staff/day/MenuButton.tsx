import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  /** The items; `close` closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ label, icon, disabled, children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
