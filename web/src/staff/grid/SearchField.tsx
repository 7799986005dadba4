import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Step } from './useGridState.ts';

/** The pause in typing that starts a search, and the longer one that ends it. */
const pauseMs = 200;
const finishedMs = 3000;

interface SearchFieldProps {
  label: string;
  search: string;
  onSearch: (search: string, step: Step) => void;
}

export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [followed, setFollowed] = useState(search);
  /** Searches from here that the address does not show yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  /** Set while the same search is being typed: the history stores the search, not each letter. */
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finish = useCallback(() => {
    clearTimeout(typing.current);
    typing.current = undefined;
  }, []);
  // Back navigation changes the search too; an update that comes from here does not overwrite what was typed since.
  if (search !== followed) {
    setFollowed(search);
    const place = sent.indexOf(search);
    setSent(place < 0 ? [] : sent.slice(place + 1));
    if (place < 0 && text.trim() !== search) setText(search);
  }

  useEffect(() => {
    if (text.trim() === followed) return undefined;
    const timer = setTimeout(() => {
      setSent((before) => [...before, text.trim()]);
      onSearch(text.trim(), typing.current === undefined ? 'step' : 'same step');
      clearTimeout(typing.current);
      typing.current = setTimeout(finish, finishedMs);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, followed, onSearch, finish]);

  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={finish}
      sx={{ flex: { xs: '1 1 140px', sm: '1 1 120px' }, maxWidth: { sm: 380 } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
