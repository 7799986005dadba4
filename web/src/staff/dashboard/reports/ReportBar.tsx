import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { figureKeys, figureOf } from './figures.ts';
import type { ReportState } from './reportState.ts';

interface ReportBarProps {
  state: ReportState;
  /** Newest first. */
  years: readonly number[];
  onChange: (part: Partial<ReportState>) => void;
  /** Undefined while there is nothing to export. */
  onSave: (() => void) | undefined;
}

export function ReportBar({ state, years, onChange, onSave }: ReportBarProps) {
  const { by, year, drawn } = state;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Reports by"
        value={by}
        onChange={(_event, chosen: ReportState['by'] | null) => chosen && onChange({ by: chosen })}
      >
        <ToggleButton value="month">By month</ToggleButton>
        <ToggleButton value="offer">By offer</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        label="Months"
        value={year ?? ''}
        onChange={({ target }) => onChange({ year: Number(target.value) || undefined })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="">Last 12 months</MenuItem>
        {years.map((one) => (
          <MenuItem key={one} value={one}>
            <span>{one}</span>
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label="Chart"
        value={drawn}
        onChange={({ target }) =>
          onChange({ drawn: figureKeys.find((key) => key === target.value) })
        }
        sx={{ minWidth: 130 }}
      >
        {figureKeys.map((key) => (
          <MenuItem key={key} value={key}>
            <span>{figureOf(key).label}</span>
          </MenuItem>
        ))}
      </TextField>
      <Button
        startIcon={<DownloadIcon />}
        disabled={!onSave}
        onClick={onSave}
        sx={{ whiteSpace: 'nowrap', ml: { sm: 'auto' } }}
      >
        Save as CSV
      </Button>
    </Stack>
  );
}
