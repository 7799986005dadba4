import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { auditKinds, theSystem } from '@selasar/domain';
import type { AuditFilter } from '../../../data/records/audit/useAuditLog.ts';
import { useColleagues } from '../../../data/people/useColleagues.ts';
import { asRegion } from '../../../ui/asRegion.ts';
import { DayField } from '../../records/grid/DayField.tsx';
import { isInverted } from '../../records/grid/days.ts';
import type { Step } from '../../records/grid/useGridState.ts';
import { KindFilter } from '../../inbox/recent/KindFilter.tsx';
import { kindNames } from './auditText.ts';

/** Actors outside the staff. */
const others: readonly [by: string, name: string][] = [
  ['guest', 'Guests'],
  ['crew', 'Drivers and guides'],
  [theSystem, 'The system'],
];

/** The people to choose from, including one in the address who no longer exists. */
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
      <KindFilter
        kinds={auditKinds}
        kindNames={kindNames}
        kind={filter.kind}
        onChoose={(kind) => onChange({ kind })}
      />
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
              {name}
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
