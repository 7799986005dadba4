import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ruleLimits } from '@selasar/domain/pricing';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { CivilDateField } from '../../../forms/dates/CivilDateField.tsx';
import { useInvalidFocus } from '../RowsInput.tsx';
import { ruleLabels, type RuleForm } from './ruleForm.ts';

type Rows =
  | 'closed'
  | 'seasons'
  | 'groups'
  | 'guestKinds'
  | 'pricedAreas'
  | 'extras'
  | 'departures';
const ofManyFields: readonly Rows[] = ['guestKinds', 'pricedAreas', 'extras', 'departures'];
type Row<Name extends Rows> = RuleForm[Name][number];

export interface RowField {
  /** Names the field and its row, for users who do not see the row. */
  ariaLabel: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

interface RuleRowsProps<Name extends Rows> {
  name: Name;
  hint: string;
  add: string;
  most?: number;
  blank: Row<Name>;
  children: (fieldOf: (part: keyof Row<Name> & string, label: string) => RowField) => ReactNode;
}

export function RuleRows<Name extends Rows>(props: RuleRowsProps<Name>) {
  const { name, hint, add, blank, children, most = ruleLimits.periods } = props;
  const { field, fieldState } = useController<RuleForm, Rows>({ name });
  const rows = field.value as readonly Row<Name>[];
  const errors = fieldState.error as unknown as
    | readonly (Record<string, { message?: string }> | undefined)[]
    | undefined;
  const id = useId();
  const box = useInvalidFocus(field.ref);
  const adder = useRef<HTMLButtonElement>(null);
  /** Gets the focus once the rows are rendered. */
  const next = useRef<'row' | 'adder'>(undefined);
  const set = (changed: readonly Row<Name>[]) => field.onChange(changed);
  useEffect(() => {
    const inputs = box.current?.querySelectorAll<HTMLElement>('[data-row]');
    if (next.current === 'row') {
      inputs?.[inputs.length - 1]?.querySelector<HTMLElement>('input, [role=combobox]')?.focus();
    } else if (next.current === 'adder') adder.current?.focus();
    next.current = undefined;
  });
  return (
    <Stack
      ref={box}
      component="fieldset"
      aria-labelledby={id}
      aria-describedby={`${id}hint`}
      spacing={1.5}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <div>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {ruleLabels[name]}
        </Typography>
        <FormHelperText id={`${id}hint`}>{hint}</FormHelperText>
      </div>
      {rows.map((row, index) => (
        // A row is identified by its position: two rows may have the same content.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack
          key={index}
          data-row
          direction="row"
          spacing={1}
          sx={{
            alignItems: 'flex-start',
            pb: { xs: 1.5, sm: ofManyFields.includes(name) ? 1.5 : 0 },
          }}
        >
          <Box
            sx={{
              display: 'grid',
              flex: 1,
              minWidth: 0,
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(120px, 1fr))' },
            }}
          >
            {children((part, label) => ({
              ariaLabel: `${ruleLabels[name]} ${index + 1}: ${label}`,
              value: (row as Record<string, string>)[part] ?? '',
              error: errors?.[index]?.[part]?.message,
              onChange: (text) => set(rows.with(index, { ...row, [part]: text })),
              onBlur: field.onBlur,
            }))}
          </Box>
          <IconButton
            aria-label={`Remove ${ruleLabels[name].toLowerCase()} ${index + 1}`}
            onClick={() => {
              next.current = 'adder';
              set(rows.toSpliced(index, 1));
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
        disabled={rows.length >= most}
        onClick={() => {
          next.current = 'row';
          set([...rows, blank]);
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        <span>{add}</span>
      </Button>
    </Stack>
  );
}

type RowInputProps = Pick<TextFieldProps, 'select' | 'children'> & {
  label: string;
  /** Not for fields that accept a minus: some phones have none on the number keyboard. */
  inputMode?: 'decimal';
  type?: 'time';
  field: RowField;
};

export function RowInput({ label, field, inputMode, children, ...more }: RowInputProps) {
  const { ariaLabel, value, error, onChange, onBlur } = field;
  return (
    <TextField
      {...more}
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': ariaLabel, inputMode },
        ...(more.select
          ? {
              select: {
                SelectDisplayProps: { 'aria-label': ariaLabel, 'aria-labelledby': undefined },
              },
            }
          : {}),
      }}
    >
      {children}
    </TextField>
  );
}

/** An incomplete date counts as none. */
export const RowDate = ({ label, field }: { label: string; field: RowField }) => (
  <CivilDateField
    label={label}
    value={field.value}
    onChange={(date) => field.onChange(date ?? '')}
    onBlur={field.onBlur}
    error={field.error}
    field={{ size: 'small', 'aria-label': field.ariaLabel }}
  />
);
