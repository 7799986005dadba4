import MenuItem from '@mui/material/MenuItem';
import InputAdornment from '@mui/material/InputAdornment';
import type { FactName, FactSpec } from '@selasar/domain';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../../../ui/TextInput.tsx';
import { PictureInput } from '../images/PictureInput.tsx';
import type { FactUpload } from '../images/PictureInput.tsx';
import { RowsInput } from '../RowsInput.tsx';
import { factHints } from './factHints.ts';

interface FactInputProps {
  name: FactName;
  spec: FactSpec;
  upload: FactUpload;
}

/** A fact in the form, by its kind. An empty one is not shown to guests. */
export function FactInput({ name, spec, upload }: FactInputProps) {
  const { control } = useFormContext();
  const { label, kind } = spec;
  const common = { control, name, label, hint: factHints[name] };
  switch (kind.is) {
    case 'lines':
      return <RowsInput {...common} />;
    case 'picture':
      return <PictureInput {...common} upload={upload} />;
    case 'choice':
      return (
        <TextInput {...common} select>
          <MenuItem value="">Not set</MenuItem>
          {optionsOf(kind)}
        </TextInput>
      );
    case 'choices':
      return (
        <TextInput {...common} select slotProps={{ select: { multiple: true } }}>
          {optionsOf(kind)}
        </TextInput>
      );
    case 'count': {
      const [before, after] = kind.unit.split('{count}');
      return (
        <TextInput
          {...common}
          inputMode="numeric"
          slotProps={{
            input: {
              startAdornment: before && (
                <InputAdornment position="start">{before.trim()}</InputAdornment>
              ),
              endAdornment: after && <InputAdornment position="end">{after.trim()}</InputAdornment>,
            },
          }}
        />
      );
    }
    case 'time':
      return <TextInput {...common} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
    default:
      return <TextInput {...common} multiline />;
  }
}

const optionsOf = ({ options }: { options: Readonly<Record<string, string>> }) =>
  Object.entries(options).map(([value, text]) => (
    <MenuItem key={value} value={value}>
      {text}
    </MenuItem>
  ));
