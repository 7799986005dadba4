import Box from '@mui/material/Box';
import { t } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { unfoldedWhenWide } from '../catalogue/foldStyles.ts';
import { useFormState, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';

interface OptionalFieldsProps {
  control: Control<TransferRoute>;
  names: (keyof TransferRoute)[];
  children: ReactNode;
}

/** Folds the optional fields of the route on a phone, unless one of them has input or is invalid. */
export function OptionalFields({ control, names, children }: OptionalFieldsProps) {
  const { errors } = useFormState({ control, name: names });
  const hasInput = useWatch({ control, name: names }).some(Boolean);
  /** Undefined until it has opened or closed once. */
  const [isOpen, setOpen] = useState<boolean>();
  const isInvalid = names.some((name) => errors[name]);
  return (
    <Box
      component="details"
      open={(isOpen ?? hasInput) || isInvalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{
        gridColumn: '1 / -1',
        '& > summary': { cursor: 'pointer', py: 1.25, fontWeight: 600 },
        ...unfoldedWhenWide,
      }}
    >
      <summary>{t('Add flight details or special requests (optional)')}</summary>
      <Box
        sx={{
          pt: 1,
          display: 'grid',
          gap: 2.25,
          alignItems: 'start',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
