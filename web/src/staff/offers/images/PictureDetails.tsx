import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { limits } from '@selasar/domain/core';
import { linesOf, pictureKey, readCaptions } from '@selasar/domain/offers';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { editedCaptions } from './captionForm.ts';

interface PictureDetailsProps<Values extends FieldValues> {
  control: Control<Values>;
  src: string;
  /** Such as '2'. */
  of: string;
}

export function PictureDetails<Values extends FieldValues>(props: PictureDetailsProps<Values>) {
  const { control, src, of } = props;
  const field = (name: string) => ({ control, name: name as FieldPath<Values> });
  const { field: captions } = useController(field('captions'));
  const { field: marks } = useController(field('guestPictures'));
  const key = pictureKey(src);
  const texts: string = captions.value ?? '';
  const marked = linesOf(marks.value ?? '');
  const mark = (isMarked: boolean) => {
    const others = marked.filter((one) => one !== key);
    marks.onChange((isMarked ? [...others, key] : others).join('\n'));
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flex: 1, columnGap: 2 }}>
      <TextField
        fullWidth
        size="small"
        variant="standard"
        placeholder="Caption"
        value={readCaptions(texts).get(key) ?? ''}
        onChange={({ target }) => captions.onChange(editedCaptions(texts, key, target.value))}
        onBlur={captions.onBlur}
        slotProps={{ htmlInput: { 'aria-label': `Caption ${of}`, maxLength: limits.caption } }}
      />
      <FormControlLabel
        sx={{ flex: 'none', mr: 0 }}
        slotProps={{ typography: { variant: 'body2' } }}
        label="Photo of guests"
        control={
          <Checkbox
            size="small"
            checked={marked.includes(key)}
            onChange={(_event, checked) => mark(checked)}
            slotProps={{ input: { 'aria-label': `Photo of guests ${of}` } }}
          />
        }
      />
    </Stack>
  );
}
