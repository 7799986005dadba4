import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';

type Styles = Readonly<Record<string, string | number | object>>;

interface FieldRowsProps {
  /** The field of the form that is a list. */
  name: string;
  noun: string;
  most: number;
  /** In place of the rows. */
  none: ReactNode;
  newRow: () => object;
  /** Its name in a row: it gets the focus in a new one. */
  firstField: string;
  styles: { row: Styles; remove: Styles };
  children: (index: number) => ReactNode;
}

export function FieldRows(props: FieldRowsProps) {
  const { name, noun, most, none, newRow, firstField, styles, children } = props;
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  const problem = useFormState({ control, name }).errors[name];
  const reason = problem?.message ?? problem?.root?.message;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Stack spacing={2.5}>
      {fields.length === 0 ? none : null}
      {fields.map(({ key }, index) => (
        <Box
          key={key}
          component="fieldset"
          aria-label={`${noun[0]?.toUpperCase()}${noun.slice(1)} ${index + 1}`}
          sx={{ display: 'grid', gap: 1.5, alignItems: 'start', ...bare, ...styles.row }}
        >
          {children(index)}
          <IconButton
            aria-label={`Remove ${noun} ${index + 1}`}
            onClick={() => {
              remove(index);
              add.current?.focus();
            }}
            sx={styles.remove}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {typeof reason === 'string' ? <FormHelperText error>{reason}</FormHelperText> : null}
      <Button
        ref={add}
        startIcon={<AddIcon />}
        disabled={fields.length >= most}
        onClick={() => append(newRow(), { focusName: `${name}.${fields.length}.${firstField}` })}
        sx={{ alignSelf: 'flex-start' }}
      >
        <span>{`Add ${noun}`}</span>
      </Button>
    </Stack>
  );
}

const bare = { border: 0, m: 0, p: 0, minWidth: 0 } as const;
