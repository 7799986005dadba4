import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useCallback, useState } from 'react';
import type { Session } from '../../../data/people/session/session.ts';
import { useKeys } from '../keys/useKeys.ts';
import { useAnnouncedRole } from '../session/useRoleWatch.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** The button for the global search, like the key `/`. */
export function SearchButton({ session }: { session: Session }) {
  const [open, setOpen] = useState(false);
  const isAdmin = useAnnouncedRole(session) === 'admin';
  const close = useCallback(() => setOpen(false), []);
  useKeys({ search: () => setOpen(true) });
  return (
    <>
      <Tooltip title="Search everything (/)">
        <IconButton
          aria-label="Search everything"
          aria-keyshortcuts="/"
          onClick={() => setOpen(true)}
          sx={{ minWidth: 44, minHeight: 44 }}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <SearchDialog open={open} onClose={close} isAdmin={isAdmin} />
    </>
  );
}
