import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BookingType } from '@selasar/domain';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '../FormSection.tsx';
import { InvalidRules } from './InvalidRules.tsx';
import { PriceRules } from './PriceRules.tsx';
import { ruleFormNames, ruleLabels, toRules } from './ruleForm.ts';
import type { RuleForm } from './ruleForm.ts';
import { RefusedNotice } from './RefusedNotice.tsx';
import type { StoredOffer } from './RefusedNotice.tsx';
import { RulesExample } from './RulesExample.tsx';
import { TimeRules } from './TimeRules.tsx';

interface RulesSectionProps {
  type: BookingType;
  /** US dollars without any rule. */
  price: number;
  /** The edited offer; undefined for a new one. */
  stored: StoredOffer | undefined;
}

/** The rules of a tour or villa in its form. Closed unless there are rules or errors. */
export function RulesSection({ type, price, stored }: RulesSectionProps) {
  const rules = toRules(useWatch<RuleForm>() as RuleForm);
  const { errors } = useFormState<RuleForm>();
  const isWrong = ruleFormNames.some((name) => errors[name] !== undefined);
  return (
    <FormSection
      title={ruleLabels.rulesInvalid}
      summary={inShort(rules)}
      opens={rules !== undefined || isWrong}
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
