import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { limits } from '@selasar/domain/core';
import { pictureName } from '@selasar/domain/offers';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, type RefCallBack } from 'react-hook-form';
import { Picture } from '../../pictures/Picture.tsx';
import { PictureDetails } from './images/PictureInputs.tsx';

interface RowsInputProps {
  name: string;
  label: string;
  hint?: string;
  /** Each row is the address of a picture. */
  pictures?: boolean;
}

export function RowsInput({ name, label, hint, pictures = false }: RowsInputProps) {
  const { field, fieldState } = useController({ name });
  const rows: readonly string[] = field.value;
  const id = useId();
  const box = useInvalidFocus(field.ref);
  const adder = useRef<HTMLButtonElement>(null);
  const errors = fieldState.error as unknown as
    | readonly ({ message?: string } | undefined)[]
    | undefined;
  const set = (next: readonly string[]) => field.onChange(next);
  return (
    <Stack
      ref={box}
      component="fieldset"
      aria-labelledby={id}
      spacing={1.25}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {hint ? (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      ) : null}
      {rows.map((row, index) => (
        // A row is identified by its position: two rows may have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          {pictures ? (
            <Box sx={{ width: 60, height: 40, flex: 'none', overflow: 'hidden', borderRadius: 1 }}>
              <Picture src={row} alt="" sizes="60px" />
            </Box>
          ) : null}
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            <TextField
              fullWidth
              size="small"
              // The address of an upload means nothing to users and cannot be changed.
              value={pictureName(row)}
              onChange={({ target }) => set(rows.with(index, target.value))}
              onBlur={field.onBlur}
              error={Boolean(errors?.[index])}
              helperText={errors?.[index]?.message}
              slotProps={{
                htmlInput: {
                  'aria-label': `${label} ${index + 1}`,
                  readOnly: pictureName(row) !== row,
                },
              }}
            />
            {pictures && row ? <PictureDetails src={row} of={String(index + 1)} /> : null}
          </Stack>
          <IconButton
            aria-label={`Remove ${label.toLowerCase()} ${index + 1}`}
            disabled={rows.length === 1}
            onClick={() => {
              set(rows.toSpliced(index, 1));
              // The button that had the focus may be gone or disabled.
              adder.current?.focus();
            }}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
      {fieldState.error?.message ? (
        <FormHelperText error>{fieldState.error.message}</FormHelperText>
      ) : null}
      <Button
        ref={adder}
        startIcon={<AddIcon />}
        disabled={rows.length >= (pictures ? limits.galleryPictures : limits.listItems)}
        onClick={() => set([...rows, ''])}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add row
      </Button>
    </Stack>
  );
}

/** When the form is refused, the focus goes to the first invalid input in the box. */
export function useInvalidFocus(ref: RefCallBack) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The form asks for the focus before its errors are rendered. As a state it comes with them.
    ref({ focus: () => setRefusals((count) => count + 1) });
  }, [ref]);
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // What is marked of a date is the group of its parts, and the focus of its input goes to the first part.
    (invalid?.querySelector('input') ?? invalid)?.focus();
  }, [refusals]);
  return box;
}
