import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Step } from './useGridState.ts';

/** How long a pause in typing is, and after which a search counts as finished, in milliseconds. */
const pauseMs = 300;
const finishedMs = 3000;

interface SearchFieldProps {
  label: string;
  search: string;
  onSearch: (search: string, step: Step) => void;
}

/** Searches when the person pauses. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [followed, setFollowed] = useState(search);
  /** Searches that are on their way from here into the address. */
  const [sent, setSent] = useState<readonly string[]>([]);
  /** Set while one goes on typing the same search: the history keeps the search, not its letters. */
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finish = useCallback(() => {
    clearTimeout(typing.current);
    typing.current = undefined;
  }, []);
  // The way back in the browser changes the search too; one that comes from here does not undo what is typed since.
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
      sx={{ flex: { xs: '1 1 180px', sm: '1 1 250px' }, maxWidth: { sm: 380 } }}
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
