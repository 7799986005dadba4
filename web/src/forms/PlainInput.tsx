import MenuItem from '@mui/material/MenuItem';
import type { FieldKind } from '@selasar/domain/core';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextInput } from '../ui/TextInput.tsx';

interface PlainInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  kind: FieldKind;
}

export function PlainInput<Values extends FieldValues>({
  kind,
  ...props
}: PlainInputProps<Values>) {
  if (kind.is === 'count') {
    return (
      <TextInput {...props} select>
        <MenuItem value="">–</MenuItem>
        {Array.from({ length: kind.max - kind.min + 1 }, (_, index) => (
          <MenuItem key={index} value={kind.min + index}>
            <span>{kind.min + index}</span>
          </MenuItem>
        ))}
      </TextInput>
    );
  }
  if (kind.is === 'time') {
    return <TextInput {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
  }
  return (
    <TextInput
      {...props}
      autoComplete="off"
      {...(kind.is === 'text' ? { maxLength: kind.maxLength } : {})}
    />
  );
}
