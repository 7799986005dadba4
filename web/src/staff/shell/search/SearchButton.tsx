import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isFoundBy, searchWords } from '@selasar/domain/core';
import { useCallback, useState, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Session } from '../../../data/people/session.ts';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { paths } from '../../../paths.ts';
import { useKeys } from '../../common/keys.ts';
import { useAnnouncedRole } from '../../common/session.tsx';
import { phoneScreen } from '../../common/styles.ts';
import { setupPagesFor, adminLinks, inboxPages, moreLinks } from '../../common/links.ts';
import { Results } from './Results.tsx';
import { useSearch, type Hit } from './useSearch.tsx';

const actions = [
  { label: 'Add New Tour', to: paths.admin.newOffer('tours') },
  { label: 'Add New Villa', to: paths.admin.newOffer('villas') },
  { label: 'Review Bookings', to: paths.admin.pendingBookings },
];
const securityEvents = { label: 'Security events', to: paths.admin.securityEvents };

export function pageHits(search: string, isAdmin: boolean): Hit[] {
  const words = searchWords(search);
  return [
    // Settings has no page.
    ...adminLinks.filter(({ to }) => to !== paths.admin.settings),
    ...moreLinks,
    ...inboxPages,
    ...setupPagesFor(isAdmin),
    ...actions,
    ...(isAdmin ? [securityEvents] : []),
  ]
    .filter((page) => isFoundBy({ label: 'text' }, page, words))
    .map(({ label, to }) => ({ name: label, to }));
}

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** Admins also find their pages, and people with an account. */
  isAdmin: boolean;
}

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

/** Enter opens the selected result, or the first one as soon as there is one. */
export function useChoice(count: number, idOf: (index: number) => string) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, count - 1);
  const choose = (next: number) => {
    setChosen(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || count === 0) return;
    isAwaited.current = false;
    document.getElementById(idOf(0))?.click();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Text in an input method's composition must not trigger it.
    if (event.nativeEvent.isComposing) return;
    if (count === 0) isAwaited.current = event.key === 'Enter';
    else if (event.key === 'ArrowDown') choose((index + 1) % count);
    else if (event.key === 'ArrowUp') choose((index - 1 + count) % count);
    else if (event.key === 'Enter') document.getElementById(idOf(index))?.click();
    else return;
    if (count > 0) event.preventDefault();
  };
  return { index, onKeyDown, setChosen };
}

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
