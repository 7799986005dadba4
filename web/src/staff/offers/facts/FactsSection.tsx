import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FactName, FactTable } from '@selasar/domain';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '../FormSection.tsx';
import { twoColumns } from '../twoColumns.ts';
import { FactInput } from './FactInput.tsx';
import { toFacts } from './factForm.ts';

interface FactsSectionProps {
  table: FactTable;
}

/** The facts of a tour or villa in its form. Folded while there are none. */
export function FactsSection({ table }: FactsSectionProps) {
  const count = Object.keys(toFacts(useWatch()) ?? {}).length;
  const names = Object.keys(table);
  const { errors } = useFormState({ name: names });
  const isWrong = names.some((name) => errors[name] !== undefined);
  const ofPlace = (place: 'summary' | 'details') =>
    Object.entries(table)
      .filter(([, spec]) => spec.place === place)
      .map(([name, spec]) => <FactInput key={name} name={name as FactName} spec={spec} />);
  return (
    <FormSection
      title="Facts"
      summary={inShort(count)}
      opens={count > 0 || isWrong}
      isWrong={isWrong}
    >
      <Stack spacing={2.25}>
        <Typography variant="body2" color="textSecondary">
          What is empty is not shown.
        </Typography>
        <Box sx={twoColumns}>{ofPlace('summary')}</Box>
        {ofPlace('details')}
      </Stack>
    </FormSection>
  );
}

function inShort(count: number): string {
  if (count === 0)
    return 'None: what helps guests to choose, such as languages, beds and distances';
  return count === 1 ? '1 fact' : `${count} facts`;
}
