import Box from '@mui/material/Box';
import type { BaseSyntheticEvent } from 'react';

const name = 'website';

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

/** The honeypot's value in the form that is being sent, by itself or by one of its buttons. */
export function trapped(event: BaseSyntheticEvent | undefined): { website?: string } {
  const source: unknown = event?.target;
  const form = source instanceof Element ? source.closest('form') : null;
  const text = form && new FormData(form).get(name);
  return typeof text === 'string' && text !== '' ? { website: text } : {};
}
