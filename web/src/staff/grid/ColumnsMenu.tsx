import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { asRegion } from '../../ui/asRegion.ts';

export interface GridColumn {
  field: string;
  headerName?: string;
}

interface ColumnsMenuProps {
  columns: readonly GridColumn[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Chooses which columns show. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        onClose={() => setAnchor(null)}
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
            <ListItemIcon>
              {hidden.includes(field) ? (
                <CheckBoxOutlineBlankIcon fontSize="small" />
              ) : (
                <CheckBoxIcon fontSize="small" color="primary" />
              )}
            </ListItemIcon>
            {headerName}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
