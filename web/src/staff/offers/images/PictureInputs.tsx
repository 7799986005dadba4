import UploadIcon from '@mui/icons-material/Upload';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { limits } from '@selasar/domain/core';
import { linesOf, pictureKey, readCaptions } from '@selasar/domain/offers';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { toast } from 'sonner';
import { Picture } from '../../../pictures/Picture.tsx';
import { editedCaptions } from './captionForm.ts';

/** Without SVG, which can carry scripts. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** The format of iPhone photos; not every browser knows the type. */
const heicTypes = ['image/heic', 'image/heif'];
const heicEndings = ['.heic', '.heif'];

const choosable = [...imageTypes, ...heicTypes, ...heicEndings].join(',');

/** Undefined for an image. Any size is allowed, because images are scaled down. */
export function imageProblem({ name, type }: Pick<File, 'name' | 'type'>) {
  const isHeic = type === '' && heicEndings.some((ending) => name.toLowerCase().endsWith(ending));
  return isHeic || [...imageTypes, ...heicTypes].includes(type)
    ? undefined
    : `${name} is not an image. Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC file.`;
}

interface PickButtonProps {
  label: string;
  /** How many more images fit; by default one image is chosen. */
  room?: number;
  disabled: boolean;
  onPick: (files: File[]) => void;
}

export function PickButton({ label, room, disabled, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = (chosen: readonly File[]) => {
    const problems = chosen.flatMap((file) => imageProblem(file) ?? []);
    if (room !== undefined && chosen.length > room) {
      problems.push(`There is room for ${room} more. Please choose fewer, or remove some first.`);
    }
    for (const problem of problems) toast.error(problem);
    if (problems.length === 0 && chosen.length > 0) onPick([...chosen]);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
        sx={{ width: 'fit-content' }}
      >
        <span>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={choosable}
        multiple={room !== undefined}
        onChange={({ target }) => {
          pick([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

interface PictureDetailsProps {
  src: string;
  /** Such as '2'. */
  of: string;
}

export function PictureDetails({ src, of }: PictureDetailsProps) {
  const { field: captions } = useController({ name: 'captions' });
  const { field: marks } = useController({ name: 'guestPictures' });
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

export interface PictureUpload {
  isRunning: boolean;
  run: (file: File, onDone: (url: string) => void) => void;
}

interface PictureInputProps {
  name: string;
  label: string;
  hint: string;
  upload: PictureUpload;
}

/** Of one picture, with its address as the value. */
export function PictureInput({ name, label, hint, upload }: PictureInputProps) {
  const { field, fieldState } = useController({ name });
  const src: string = field.value;
  const inText = label.toLowerCase();
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {src ? (
          <Box sx={{ width: 96, height: 60, overflow: 'hidden', borderRadius: 1 }}>
            <Picture src={src} alt={label} sizes="96px" />
          </Box>
        ) : null}
        <PickButton
          label={`${src ? 'Replace' : 'Upload'} ${inText}`}
          disabled={upload.isRunning}
          onPick={([file]) => file && upload.run(file, field.onChange)}
        />
        {src ? (
          <Button onClick={() => field.onChange('')}>
            <span>{`Remove ${inText}`}</span>
          </Button>
        ) : null}
      </Stack>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
    </Stack>
  );
}
