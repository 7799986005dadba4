import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={props.label}
    sx={{ flexWrap: 'wrap' }}
    value={props.value}
    onChange={(_event, chosen: Value | null) => chosen && props.onChange(chosen)}
  >
    {Object.entries<string>(props.options).map(([value, text]) => (
      <ToggleButton key={value} value={value} sx={{ whiteSpace: 'nowrap' }}>
        <span>{text}</span>
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** The choices of a select. */
export const menuItems = <Value extends string | number>(
  values: readonly Value[],
  textOf: (value: Value) => string = String,
) =>
  values.map((value) => (
    <MenuItem key={value} value={value}>
      <span>{textOf(value)}</span>
    </MenuItem>
  ));
