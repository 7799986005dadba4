import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A list with an icon before each line. */
export function MarkedList({ items, icon }: { items: readonly string[]; icon: ReactNode }) {
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <Stack
          key={item}
          component="li"
          direction="row"
          spacing={1.25}
          sx={{ alignItems: 'flex-start' }}
        >
          <Stack component="span" aria-hidden sx={{ pt: 0.4 }}>
            {icon}
          </Stack>
          <span>{item}</span>
        </Stack>
      ))}
    </Stack>
  );
}
