import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCallback, useState } from 'react';
import type { SavedView } from '../../../data/records/views/savedView.ts';
import { asRegion } from '../../../ui/asRegion.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { NameDialog } from './NameDialog.tsx';

interface ViewMenuProps {
  view: SavedView;
  /** The list differs from the saved view. */
  differs: boolean;
  update: () => unknown;
  rename: (name: string) => unknown;
  remove: () => Promise<void>;
}

/** The actions for the current view. */
export function ViewMenu({ view, differs, update, rename, remove }: ViewMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openDialog, setOpenDialog] = useState<'name' | 'delete'>();
  const close = useCallback(() => setAnchor(null), []);
  useBackCloses(anchor !== null, close);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  const label = `View “${view.name}”`;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={asRegion(label)}>
        <MenuItem disabled={!differs} onClick={choose(update)}>
          Update to the current view
        </MenuItem>
        <MenuItem onClick={choose(() => setOpenDialog('name'))}>Rename</MenuItem>
        <MenuItem onClick={choose(() => setOpenDialog('delete'))}>Delete</MenuItem>
      </Menu>
      <NameDialog
        open={openDialog === 'name'}
        title="Rename view"
        name={view.name}
        onName={rename}
        onClose={() => setOpenDialog(undefined)}
      />
      <ConfirmDialog
        open={openDialog === 'delete'}
        title={`Delete the view “${view.name}”?`}
        text="Only the saved view is deleted. The list does not change."
        confirm="Delete"
        onConfirm={() => {
          setOpenDialog(undefined);
          void remove();
        }}
        onCancel={() => setOpenDialog(undefined)}
      />
    </>
  );
}
