import { CivilDateField } from '../../../forms/dates/CivilDateField.tsx';
import type { RowField } from './RuleRows.tsx';

/** A date of a row. An incomplete date counts as none. */
export const RowDate = ({ label, field }: { label: string; field: RowField }) => (
  <CivilDateField
    label={label}
    value={field.value}
    onChange={(date) => field.onChange(date ?? '')}
    onBlur={field.onBlur}
    error={field.error}
    field={{ size: 'small', 'aria-label': field.ariaLabel }}
  />
);
