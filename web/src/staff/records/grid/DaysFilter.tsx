import DateRangeIcon from '@mui/icons-material/DateRange';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CivilDate } from '@selasar/domain';
import { useId, useState } from 'react';
import { asRegion } from '../../../ui/asRegion.ts';
import { phoneScreen } from './Card.tsx';
import { DayField } from './DayField.tsx';
import { anyDays, boundsOf, isInverted, nearDays } from './days.ts';
import type { Days, NearDays } from './days.ts';
import type { Step } from './useGridState.ts';

const nearLabel: Record<NearDays, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  'next-7': 'Next 7 days',
};

const line = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' } as const;

interface DaysFilterProps {
  /** Undefined for all days. */
  days: Days | undefined;
  today: CivilDate;
  onChange: (change: { days: Days | undefined }, step?: Step) => void;
}

/** Filters a list by days. A phone shows the chips, and the fields on request. */
export function DaysFilter(props: DaysFilterProps) {
  const { days = anyDays, onChange } = props;
  const isPhone = useMediaQuery(phoneScreen);
  const [unfolded, setUnfolded] = useState(days.near === undefined && days !== anyDays);
  const id = useId();
  // Last on its line, so that nothing moves when it appears.
  const allDays =
    days.near || days.from || days.to ? (
      <Button onClick={() => onChange({ days: undefined })} sx={{ minHeight: 40 }}>
        All days
      </Button>
    ) : null;
  return (
    <Box
      component="fieldset"
      aria-label="Days"
      sx={{ ...line, m: 0, p: 0, border: 0, minWidth: 0, flex: '1 1 100%' }}
    >
      {isPhone ? null : <DayControls {...props} />}
      <Box sx={{ ...line, gap: 0.75, alignItems: 'center', minHeight: 40 }}>
        {nearDays.map((near) => {
          const isOn = days.near === near;
          return (
            <Chip
              key={near}
              component="button"
              type="button"
              label={nearLabel[near]}
              aria-pressed={isOn}
              color={isOn ? 'primary' : 'default'}
              variant={isOn ? 'filled' : 'outlined'}
              onClick={() =>
                onChange({ days: { ...anyDays, by: days.by, near: isOn ? undefined : near } })
              }
            />
          );
        })}
        {isPhone ? (
          <Tooltip title="From and To">
            <IconButton
              aria-label="From and To"
              aria-expanded={unfolded}
              aria-controls={id}
              onClick={() => setUnfolded(!unfolded)}
            >
              <DateRangeIcon />
            </IconButton>
          </Tooltip>
        ) : (
          allDays
        )}
      </Box>
      {isPhone && unfolded ? (
        <Box id={id} sx={{ ...line, width: '100%' }}>
          <DayControls {...props} />
          {allDays}
        </Box>
      ) : null}
    </Box>
  );
}

/** Travel days or request days, and the first and last day. */
function DayControls({ days = anyDays, today, onChange }: DaysFilterProps) {
  const bounds = boundsOf(days, today);
  const set = (change: Partial<Days>, step?: Step) =>
    onChange({ days: { ...days, ...change } }, step);
  return (
    <>
      <TextField
        select
        size="small"
        label="Day of"
        value={days.by}
        onChange={({ target }) => set({ by: target.value === 'request' ? 'request' : 'travel' })}
        slotProps={{ select: { MenuProps: { slotProps: asRegion('Day of') } } }}
        sx={{ minWidth: 104, flex: { xs: '1 1 130px', sm: 'none' } }}
      >
        <MenuItem value="travel">Travel</MenuItem>
        <MenuItem value="request">Request</MenuItem>
      </TextField>
      <DayField
        label="From"
        day={bounds.from}
        onChange={(from, step) => set({ near: undefined, ...bounds, from }, step)}
      />
      <DayField
        label="To"
        day={bounds.to}
        problem={isInverted(bounds) ? 'Must not be before From' : undefined}
        onChange={(to, step) => set({ near: undefined, ...bounds, to }, step)}
      />
    </>
  );
}
