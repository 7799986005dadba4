import { isCivilDate } from '@selasar/domain/core';
import { type AuditKind, auditKinds, theSystem } from '@selasar/domain/people';
import type { AuditFilter } from '../../../data/requests/history.ts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColleagues } from '../../../data/people/people.ts';
import { asRegion } from '../../../ui/landmarks.tsx';
import { DayField } from '../../grid/DaysFilter.tsx';
import { isInverted } from '../../grid/days.ts';
import type { Step } from '../../grid/gridState.ts';
import { kindNames } from './auditText.ts';

const dayIn = (text: string | null): string => (text && isCivilDate(text) ? text : '');

export const readFilter = (params: URLSearchParams): AuditFilter => ({
  kind: auditKinds.find((one) => one === params.get('kind')),
  by: params.get('by') || undefined,
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
});

export const writtenFilter = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

const others: readonly [by: string, name: string][] = [
  ['guest', 'Guests'],
  ['crew', 'Drivers and guides'],
  [theSystem, 'The system'],
];

/** Includes one in the address who no longer exists. */
function usePersons(by: string | undefined): readonly (readonly [by: string, name: string])[] {
  const live = useColleagues();
  const found = live.status === 'success' ? live.data : [];
  const staff = found.flatMap(({ uid, fullName, email }) =>
    uid ? [[uid, fullName || email || uid] as const] : [],
  );
  const persons = [...staff.toSorted(([, one], [, other]) => one.localeCompare(other)), ...others];
  return !by || persons.some(([known]) => known === by)
    ? persons
    : [...persons, [by, live.status === 'success' ? 'Someone who has left' : 'A person'] as const];
}

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>, step?: Step) => void;
}

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const persons = usePersons(filter.by);
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={filter.kind ?? 'all'}
          onChange={(_event, chosen: AuditKind | 'all' | null) =>
            chosen && onChange({ kind: chosen === 'all' ? undefined : chosen })
          }
          aria-label="Show"
        >
          <ToggleButton value="all">All</ToggleButton>
          {auditKinds.map((kind) => (
            <ToggleButton key={kind} value={kind} sx={{ whiteSpace: 'nowrap' }}>
              <span>{kindNames[kind]}</span>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          select
          size="small"
          label="Person"
          value={filter.by ?? 'all'}
          onChange={({ target }) =>
            onChange({ by: target.value === 'all' ? undefined : target.value })
          }
          slotProps={{ select: { MenuProps: { slotProps: asRegion('Person') } } }}
          sx={{ minWidth: 200, flex: { xs: '1 1 100%', sm: 'none' } }}
        >
          <MenuItem value="all">Everyone</MenuItem>
          {persons.map(([by, name]) => (
            <MenuItem key={by} value={by}>
              <span>{name}</span>
            </MenuItem>
          ))}
        </TextField>
        <DayField
          label="From"
          day={filter.from}
          onChange={(from, step) => onChange({ from }, step)}
        />
        <DayField
          label="To"
          day={filter.to}
          problem={isInverted(filter) ? 'Must not be before From' : undefined}
          onChange={(to, step) => onChange({ to }, step)}
        />
      </Box>
    </>
  );
}
