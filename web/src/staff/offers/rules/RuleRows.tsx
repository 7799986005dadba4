import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ruleLimits } from '@selasar/domain';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useInvalidFocus } from '../useInvalidFocus.ts';
import { ruleLabels } from './ruleForm.ts';
import type { RuleForm } from './ruleForm.ts';

type Rows = 'closed' | 'seasons' | 'groups';
type Row<Name extends Rows> = RuleForm[Name][number];

/** Props of a field of a row. */
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
  blank: Row<Name>;
  /** Renders the fields of a row. */
  children: (fieldOf: (part: keyof Row<Name> & string, label: string) => RowField) => ReactNode;
}

/** A rule with several rows; without rows there is no such rule. */
export function RuleRows<Name extends Rows>(props: RuleRowsProps<Name>) {
  const { name, hint, add, blank, children } = props;
  const { field, fieldState } = useController<RuleForm, Rows>({ name });
  const rows = field.value as readonly Row<Name>[];
  const errors = fieldState.error as unknown as
    | readonly (Record<string, { message?: string }> | undefined)[]
    | undefined;
  const id = useId();
  const box = useInvalidFocus(field.ref);
  const adder = useRef<HTMLButtonElement>(null);
  /** The element that gets the focus once the rows are rendered: the added row, or the button to add one. */
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
          sx={{ alignItems: 'flex-start', pb: { xs: 1.5, sm: 0 } }}
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
        disabled={rows.length >= ruleLimits.periods}
        onClick={() => {
          next.current = 'row';
          set([...rows, blank]);
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {add}
      </Button>
    </Stack>
  );
}
