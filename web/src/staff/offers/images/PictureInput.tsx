import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Picture } from '../../../pictures/Picture.tsx';
import { PickButton } from './PickButton.tsx';

/** Uploads a picture of a form as soon as it is chosen. */
export interface FactUpload {
  isRunning: boolean;
  run: (file: File, onDone: (url: string) => void) => void;
}

interface PictureInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint: string;
  upload: FactUpload;
}

/** An optional picture of a form: it can be uploaded, replaced and removed. */
export function PictureInput<Values extends FieldValues>(props: PictureInputProps<Values>) {
  const { control, name, label, hint, upload } = props;
  const { field, fieldState } = useController({ control, name });
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
        {src ? <Button onClick={() => field.onChange('')}>{`Remove ${inText}`}</Button> : null}
      </Stack>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
    </Stack>
  );
}
