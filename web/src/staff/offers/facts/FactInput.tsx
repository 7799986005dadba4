import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FactName, FactSpec } from '@selasar/domain/offers';
import { useController, useFormContext } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Picture } from '../../../pictures/Picture.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { PickButton } from '../images/PickButton.tsx';
import { RowsInput } from '../RowsInput.tsx';

interface FactInputProps {
  name: FactName;
  spec: FactSpec;
  upload: FactUpload;
}

export function FactInput({ name, spec, upload }: FactInputProps) {
  const { control } = useFormContext();
  const { label, kind } = spec;
  const common = { control, name, label, hint: factHints[name] };
  switch (kind.is) {
    case 'lines':
      return <RowsInput {...common} />;
    case 'picture':
      return <PictureInput {...common} upload={upload} />;
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
  Object.entries(options).map(([value, text]) => (
    <MenuItem key={value} value={value}>
      <span>{text}</span>
    </MenuItem>
  ));

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

export interface FactUpload {
  isRunning: boolean;
  run: (file: File, onDone: (url: string) => void) => void;
}

interface PictureInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint: string;
  upload: FactUpload;
}

function PictureInput<Values extends FieldValues>(props: PictureInputProps<Values>) {
  const { control, name, label, hint, upload } = props;
  const { field, fieldState } = useController({ control, name });
  const src: string = field.value;
  const inText = label.toLowerCase();
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {src ? (
          <Box sx={{ width: 96, height: 60, overflow: 'hidden', borderRadius: 1 }}>
            <Picture src={src} alt={label} sizes="96px" />
          </Box>
        ) : null}
        <PickButton
          label={`${src ? 'Replace' : 'Upload'} ${inText}`}
          disabled={upload.isRunning}
          onPick={([file]) => file && upload.run(file, field.onChange)}
        />
        {src ? (
          <Button onClick={() => field.onChange('')}>
            <span>{`Remove ${inText}`}</span>
          </Button>
        ) : null}
      </Stack>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
    </Stack>
  );
}
