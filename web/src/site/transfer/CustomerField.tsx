import TextField from '@mui/material/TextField';
import { limits, transferCustomerMissing } from '@selasar/domain';
import type { TransferCustomer } from '@selasar/domain';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';

const kinds = {
  customerName: { type: 'text', autoComplete: 'name', maxLength: limits.name },
  customerEmail: { type: 'email', autoComplete: 'email', maxLength: limits.email },
  customerPhone: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
} as const;

interface CustomerFieldProps {
  control: Control<TransferCustomer>;
  name: keyof TransferCustomer;
  label: string;
}

/** A field of the dialog. That it is missing is said once, for all of them. */
export function CustomerField({ control, name, label }: CustomerFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...bound } = field;
  const { type, autoComplete, maxLength } = kinds[name];
  const message = fieldState.error?.message;
  return (
    <TextField
      {...bound}
      type={type}
      autoComplete={autoComplete}
      label={label}
      required
      inputRef={ref}
      error={fieldState.invalid}
      helperText={message === transferCustomerMissing ? undefined : message}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}
