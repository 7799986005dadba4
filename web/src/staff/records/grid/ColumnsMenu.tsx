import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { asRegion } from '../../../ui/asRegion.ts';

export interface GridColumn {
  field: string;
  headerName?: string;
}

interface ColumnsMenuProps {
  columns: readonly GridColumn[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  compact: boolean;
  onCompact: (compact: boolean) => void;
}

const box = (isOn: boolean) => (
  <ListItemIcon>
    {isOn ? (
      <CheckBoxIcon fontSize="small" color="primary" />
    ) : (
      <CheckBoxOutlineBlankIcon fontSize="small" />
    )}
  </ListItemIcon>
);

/** Chooses which columns show, and how high rows are. Back does not close it: what is chosen is in the address, and going back would lose it. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { columns, hidden, onChange, compact, onCompact } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const toggle = (field: string) =>
    onChange(
      hidden.includes(field) ? hidden.filter((other) => other !== field) : [...hidden, field],
    );
  return (
    <>
      <Button
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={asRegion('Columns')}
      >
        {columns.map(({ field, headerName }) => (
          <MenuItem
            key={field}
            dense
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(field)}
            onClick={() => toggle(field)}
          >
            {box(!hidden.includes(field))}
            {headerName}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          dense
          role="menuitemcheckbox"
          aria-checked={compact}
          onClick={() => onCompact(!compact)}
        >
          {box(compact)}
          Compact rows
        </MenuItem>
      </Menu>
    </>
  );
}
