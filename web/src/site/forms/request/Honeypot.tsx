import Box from '@mui/material/Box';
import type { BaseSyntheticEvent } from 'react';

const name = 'website';

/** A field that people neither see nor focus. Bots that fill in every field are detected. */
export function Honeypot() {
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', left: -10_000, height: '1px', overflow: 'hidden' }}
    >
      <input name={name} tabIndex={-1} autoComplete="off" />
    </Box>
  );
}

/** The honeypot's value in the form that is being sent. */
export function trapped(event: BaseSyntheticEvent | undefined): { website?: string } {
  const form: unknown = event?.target;
  const text = form instanceof HTMLFormElement ? new FormData(form).get(name) : null;
  return typeof text === 'string' && text !== '' ? { website: text } : {};
}
