import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';

type Props = Omit<TextFieldProps, 'error' | 'helperText'> & { error: string | undefined };

/** A required text field that shows its own message. */
export function FormField({ error, ...field }: Props) {
  return <TextField {...field} required fullWidth error={Boolean(error)} helperText={error} />;
}
