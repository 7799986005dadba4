import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FactName, FactSpec, FactTable } from '@selasar/domain/offers';
import { useFormState, useWatch, useFormContext } from 'react-hook-form';
import { TextInput } from '../../../ui/TextInput.tsx';
import { menuItems } from '../../common/Choice.tsx';
import { FormSection, twoColumns } from '../../editing/FormSection.tsx';
import { PictureInput, type PictureUpload } from '../images/PictureInputs.tsx';
import { RowsInput } from '../RowsInput.tsx';
import { toFacts } from './factForm.ts';

interface FactsSectionProps {
  table: FactTable;
  upload: PictureUpload;
}

export function FactsSection({ table, upload }: FactsSectionProps) {
  const { count, isWrong, inputs } = useFacts(table, ['summary', 'booked', 'details'], upload);
  return (
    <FormSection title="Facts" summary={inShort(count)} opens={count > 0} isWrong={isWrong}>
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
      opens={count > 0}
      isWrong={isWrong}
    >
      <Stack spacing={2.25}>{inputs('host')}</Stack>
    </FormSection>
  );
}

function useFacts(table: FactTable, places: readonly FactSpec['place'][], upload: PictureUpload) {
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

interface FactInputProps {
  name: FactName;
  spec: FactSpec;
  upload: PictureUpload;
}

export function FactInput({ name, spec, upload }: FactInputProps) {
  const { control } = useFormContext();
  const { label, kind } = spec;
  const shown = { name, label, hint: factHints[name] };
  const common = { control, ...shown };
  switch (kind.is) {
    case 'lines':
      return <RowsInput {...shown} />;
    case 'picture':
      return <PictureInput {...shown} upload={upload} />;
    case 'choice':
      return (
        <TextInput {...common} select>
          <MenuItem value="">Not set</MenuItem>
          {optionsOf(kind)}
        </TextInput>
      );
    case 'choices':
      return (
        <TextInput {...common} select slotProps={{ select: { multiple: true } }}>
          {optionsOf(kind)}
        </TextInput>
      );
    case 'count': {
      const [before, after] = kind.unit.split('{count}');
      return (
        <TextInput
          {...common}
          inputMode="numeric"
          slotProps={{
            input: {
              startAdornment: before && (
                <InputAdornment position="start">{before.trim()}</InputAdornment>
              ),
              endAdornment: after && <InputAdornment position="end">{after.trim()}</InputAdornment>,
            },
          }}
        />
      );
    }
    case 'time':
      return <TextInput {...common} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
    default:
      return <TextInput {...common} multiline />;
  }
}

const optionsOf = ({ options }: { options: Readonly<Record<string, string>> }) =>
  menuItems(Object.keys(options), (value) => options[value] ?? value);

const factHints: Readonly<Record<FactName, string>> = {
  tourType: 'Private is also shown in lists.',
  guideLanguages: 'All in which guests can have a guide.',
  difficulty: 'Easy: anyone who walks. Hard: fit guests only.',
  walking: 'In minutes or km, such as “About 5 km in all”.',
  youngestAge: 'Years. Empty: all ages.',
  pickupAreas: 'One row for each price, such as “Ubud, Sanur: included”.',
  bring: 'One thing in each row.',
  rain: 'Whether you go, what you do instead, and what is paid back.',
  checkIn: 'In Bali.',
  checkOut: 'In Bali.',
  address: 'For guests who have booked, with a map. Empty: they read the location.',
  size: 'Square meters, indoors and terraces.',
  beachDistance: 'In km or minutes, such as “7 minutes on foot”.',
  centerDistance: 'In km or minutes, such as “10 minutes by scooter”.',
  staff: 'Who is in the house, and when.',
  beds: 'One row for each room, such as “Bedroom 1: 1 king bed”.',
  houseRules: 'One rule in each row.',
  floorPlan: 'Guests can enlarge it.',
  hostName: 'As guests may call them. Empty: nothing of this is shown.',
  hostPicture: 'The face in the middle. Without one, guests see the initials.',
  hostLanguages: 'What this person speaks.',
  hostAbout: 'Such as “Grew up in Ubud and has guided here for twelve years”.',
  captions: 'Below each picture.',
  guestPictures: 'Pictures that guests have sent.',
};
