import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FactName, FactSpec, FactTable } from '@selasar/domain/offers';
import { useFormState, useWatch } from 'react-hook-form';
import type { FactUpload } from '../facts/FactInput.tsx';
import { FormSection, twoColumns } from '../FormSection.tsx';
import { toFacts } from './factForm.ts';
import { FactInput } from './FactInput.tsx';

interface FactsSectionProps {
  table: FactTable;
  upload: FactUpload;
}

export function FactsSection({ table, upload }: FactsSectionProps) {
  const { count, isWrong, inputs } = useFacts(table, ['summary', 'booked', 'details'], upload);
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
        <Box sx={twoColumns}>{inputs('summary')}</Box>
        {inputs('booked')}
        {inputs('details')}
      </Stack>
    </FormSection>
  );
}

export function HostSection({ title, table, upload }: FactsSectionProps & { title: string }) {
  const { count, isWrong, inputs } = useFacts(table, ['host'], upload);
  const name = useWatch<Record<string, string>>({ name: 'hostName' });
  const none = 'None: name, portrait and languages of the person whom guests meet';
  return (
    <FormSection
      title={title}
      summary={count > 0 ? name || 'Without a name, nothing is shown' : none}
      opens={count > 0 || isWrong}
      isWrong={isWrong}
    >
      <Stack spacing={2.25}>{inputs('host')}</Stack>
    </FormSection>
  );
}

function useFacts(table: FactTable, places: readonly FactSpec['place'][], upload: FactUpload) {
  const facts = Object.entries(table).filter(([, { place }]) => places.includes(place));
  const names = facts.map(([name]) => name);
  const set = toFacts(useWatch()) ?? {};
  const { errors } = useFormState({ name: names });
  return {
    count: names.filter((name) => name in set).length,
    isWrong: names.some((name) => errors[name] !== undefined),
    inputs: (place: FactSpec['place']) =>
      facts
        .filter(([, spec]) => spec.place === place)
        .map(([name, spec]) => (
          <FactInput key={name} name={name as FactName} spec={spec} upload={upload} />
        )),
  };
}

function inShort(count: number): string {
  if (count === 0)
    return 'None: what helps guests to choose, such as languages, beds and distances';
  return count === 1 ? '1 fact' : `${count} facts`;
}
