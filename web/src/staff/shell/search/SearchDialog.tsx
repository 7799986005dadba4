import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState } from 'react';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { phoneScreen } from '../../records/grid/Card.tsx';
import { pageHits } from './pageHits.ts';
import { Results } from './Results.tsx';
import { useChoice } from './useChoice.ts';
import { useSearch } from './useSearch.ts';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** Admins also find their pages, and people with an account. */
  isAdmin: boolean;
}

/** Searches the pages and all data of the company from anywhere in the staff area. */
export function SearchDialog({ open, onClose, isAdmin }: SearchDialogProps) {
  const isPhone = useMediaQuery(phoneScreen);
  // Links in it lead to other pages.
  const onClickCapture = useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClickCapture={onClickCapture}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        // Without a title, MUI would refer to an element that does not exist.
        paper: { 'aria-label': 'Search everything', 'aria-labelledby': undefined },
      }}
    >
      <Inside key={String(isAdmin)} onClose={onClose} isAdmin={isAdmin} />
    </Dialog>
  );
}

function Inside({ onClose, isAdmin }: Omit<SearchDialogProps, 'open'>) {
  const [typed, setTyped] = useState('');
  const search = useSearch(typed, isAdmin);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const listId = useId();
  const pages = search.state === 'nothing-asked' ? [] : pageHits(typed, isAdmin);
  const groups = [
    ...(pages.length > 0 ? [{ name: 'Pages', hits: pages }] : []),
    ...(search.state === 'found' ? search.groups : []),
  ];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const idOf = (index: number) => `${listId}${index}`;
  const { index, onKeyDown, setChosen } = useChoice(count, idOf);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon aria-hidden color="action" />
        <InputBase
          inputRef={input}
          fullWidth
          value={typed}
          placeholder="Name, email, phone, flight, hotel, #reference"
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'Search everything',
              'aria-expanded': count > 0,
              'aria-controls': count > 0 ? listId : undefined,
              'aria-autocomplete': 'list',
              'aria-activedescendant': count > 0 ? idOf(index) : undefined,
              autoComplete: 'off',
              spellCheck: false,
              enterKeyHint: 'go',
            },
          }}
        />
        <IconButton aria-label="Close" onClick={onClose} sx={{ mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Results search={search} groups={groups} listId={listId} idOf={idOf} chosen={index} />
    </>
  );
}
