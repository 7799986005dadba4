import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type BookingType } from '@selasar/domain/core';
import { offerRulesSchema, type StoredRules } from '@selasar/domain/pricing';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useToday } from '../../../clock/useToday.ts';
import { FormSection } from '../../editing/FormSection.tsx';
import { exampleInWords } from './example.ts';
import { RefusedNotice, type StoredOffer } from './RefusedBookings.tsx';
import { PriceRules, TimeRules } from './RuleFields.tsx';
import { ruleFormNames, ruleLabels, toRules, type RuleForm } from './ruleForm.ts';

interface RulesSectionProps {
  type: BookingType;
  /** US dollars without any rule. */
  price: number;
  /** Undefined for a new offer. */
  stored: StoredOffer | undefined;
}

export function RulesSection({ type, price, stored }: RulesSectionProps) {
  const rules = toRules(useWatch<RuleForm>() as RuleForm);
  const { errors } = useFormState<RuleForm>();
  const isWrong = ruleFormNames.some((name) => errors[name] !== undefined);
  return (
    <FormSection
      title={ruleLabels.rulesInvalid}
      summary={inShort(rules)}
      opens={rules !== undefined}
      isWrong={isWrong}
    >
      {rules === 'damaged' ? (
        <InvalidRules />
      ) : (
        <Stack spacing={3}>
          <Typography variant="body2" color="textSecondary">
            What is empty is no rule. A change applies to new bookings; those already made stay as
            they are.
          </Typography>
          <TimeRules type={type} />
          <PriceRules type={type} />
          <RulesExample type={type} price={price} rules={rules} />
          {stored ? <RefusedNotice stored={stored} terms={{ type, price, rules }} /> : null}
        </Stack>
      )}
    </FormSection>
  );
}

function inShort(rules: ReturnType<typeof toRules>): string {
  if (rules === undefined) return 'None: what limits bookings, and changes the price';
  if (rules === 'damaged') return 'Not readable';
  const count = Object.keys(rules).length;
  return count === 1 ? '1 rule' : `${count} rules`;
}

function InvalidRules() {
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

interface RulesExampleProps {
  type: BookingType;
  price: number;
  rules: StoredRules;
}

function RulesExample({ type, price, rules }: RulesExampleProps) {
  const today = useToday();
  const { data } = offerRulesSchema.safeParse(rules ?? {});
  return (
    <Box
      component="section"
      aria-label="Example"
      sx={{ bgcolor: 'action.hover', p: 2, borderRadius: 1 }}
    >
      {data ? (
        exampleInWords({ type, price, rules: data }, today).map((sentence) => (
          <Typography key={sentence} variant="body2">
            {sentence}
          </Typography>
        ))
      ) : (
        <Typography variant="body2" color="textSecondary">
          An example follows once these rules are complete.
        </Typography>
      )}
    </Box>
  );
}
