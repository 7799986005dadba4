import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { menuItems, Choice } from '../../common/Choice.tsx';
import { withParams } from '../../common/withParams.ts';
import { figureKeysOf, figureOf, type FigureKey } from './figures.ts';
import type { ReportBy } from './report.ts';

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
      <Choice
        label="Reports by"
        options={{ month: 'By month', offer: 'By offer', source: 'By source' }}
        value={by}
        onChange={(chosen) => onChange({ by: chosen })}
      />
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
        {menuItems(years)}
      </TextField>
      <TextField
        select
        size="small"
        label="Chart"
        value={drawn}
        onChange={({ target }) =>
          onChange({ drawn: figureKeysOf(by).find((key) => key === target.value) })
        }
        sx={{ minWidth: 130 }}
      >
        {menuItems(figureKeysOf(by), (key) => figureOf(key).label)}
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

export interface ReportState {
  by: ReportBy;
  /** Undefined for the last twelve months. */
  year: number | undefined;
  drawn: FigureKey;
}

const reports: readonly ReportBy[] = ['month', 'offer', 'source'];

export function readReportState(params: URLSearchParams): ReportState {
  const year = params.get('year') ?? '';
  const by = reports.find((one) => one === params.get('by')) ?? 'month';
  return {
    by,
    year: /^2\d{3}$/.test(year) ? Number(year) : undefined,
    drawn: figureKeysOf(by).find((key) => key === params.get('figure')) ?? 'requests',
  };
}

export const writeReportState = (
  params: URLSearchParams,
  { by, year, drawn }: ReportState,
): URLSearchParams =>
  withParams(
    params,
    { by, year: year?.toString(), figure: drawn },
    { by: 'month', figure: 'requests' },
  );
