import Box from '@mui/material/Box';
import type { BaseSyntheticEvent } from 'react';

const name = 'website';

/** A field that people neither see nor reach. Programs that fill in every field give themselves away. */
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

/** What stands in the trap of the form that is being sent. */
export function trapped(event: BaseSyntheticEvent | undefined): { website?: string } {
  const form: unknown = event?.target;
  const text = form instanceof HTMLFormElement ? new FormData(form).get(name) : null;
  return typeof text === 'string' && text !== '' ? { website: text } : {};
}
