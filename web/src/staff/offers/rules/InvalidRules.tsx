import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import type { RuleForm } from './ruleForm.ts';

/** Replaces rules that cannot be read. */
export function InvalidRules() {
  const { field, fieldState } = useController<RuleForm, 'rulesInvalid'>({ name: 'rulesInvalid' });
  const { ref, onChange } = field;
  return (
    <Alert severity="warning">
      <Typography variant="body2">
        The stored rules cannot be read. Until they are set anew, nobody can book this.
      </Typography>
      {fieldState.error ? <FormHelperText error>{fieldState.error.message}</FormHelperText> : null}
      <Button
        ref={ref}
        color="inherit"
        variant="outlined"
        size="small"
        onClick={() => onChange(false)}
        sx={{ mt: 1 }}
      >
        Begin with empty rules
      </Button>
    </Alert>
  );
}
