import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { crewLanguages } from '@selasar/domain';
import type { CrewForm } from '@selasar/domain';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { languageName } from './crewText.ts';

const choices = crewLanguages
  .map((code) => ({ code, name: languageName(code) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** The languages that a person speaks. */
export function LanguagesInput({ control }: { control: Control<CrewForm> }) {
  const { field } = useController({ control, name: 'languages' });
  const { ref, ...bound } = field;
  return (
    <TextField
      {...bound}
      inputRef={ref}
      select
      label="Languages"
      slotProps={{
        select: {
          multiple: true,
          renderValue: (codes) => (codes as string[]).map(languageName).join(', '),
        },
      }}
    >
      {choices.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
