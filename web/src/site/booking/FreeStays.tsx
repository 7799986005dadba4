import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shortDate } from '@selasar/domain';
import type { CallError } from '@selasar/domain';

type Stay = NonNullable<CallError['freeStays']>[number];

/** Stays near the refused one that are free. */
export function FreeStays({
  stays,
  onChoose,
}: {
  stays: readonly Stay[];
  onChoose: (stay: Stay) => void;
}) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2">Free nearby:</Typography>
      {stays.map((stay) => (
        <Button key={stay.startDate} size="small" variant="outlined" onClick={() => onChoose(stay)}>
          {shortDate(stay.startDate)} to {shortDate(stay.endDate)}
        </Button>
      ))}
    </Stack>
  );
}
