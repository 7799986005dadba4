import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { addDays, isCivilDate } from '@selasar/domain';
import type { BookingType } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import { bookingTypeName } from '../../bookings/bookingText.ts';
import type { NewRequestFieldProps } from './bookable.ts';

const kinds = ['villa', 'tour'] as const;

/** A villa and a tour may have the same id, so the kind is part of the value. */
const valueOf = (type: BookingType, id: string): string => `${type} ${id}`;

/** Selects a villa or tour, which are two fields of the form. */
export function ItemSelect({ form, offers, offer }: NewRequestFieldProps) {
  const error = form.formState.errors.itemId;
  const days = useWatch({ control: form.control, name: ['startDate', 'endDate'] });
  const choose = (value: string) => {
    const [type, itemId = ''] = value.split(' ');
    form.setValue('bookingType', type === 'tour' ? 'tour' : 'villa');
    form.setValue('itemId', itemId);
    form.clearErrors('itemId');
    const [startDate, endDate] = days;
    if (type === 'villa' && isCivilDate(startDate) && !(endDate > startDate)) {
      form.setValue('endDate', addDays(startDate, 1));
    }
  };
  return (
    <TextField
      select
      label="Villa or tour"
      value={offer ? valueOf(offer.terms.type, offer.id) : ''}
      onChange={({ target }) => choose(target.value)}
      error={error !== undefined}
      helperText={error && 'Please choose a villa or a tour'}
    >
      {kinds.flatMap((kind) => [
        <ListSubheader key={kind}>{bookingTypeName(kind)}s</ListSubheader>,
        ...offers
          .filter(({ terms }) => terms.type === kind)
          .map(({ id, name }) => (
            <MenuItem
              key={valueOf(kind, id)}
              value={valueOf(kind, id)}
              sx={{ whiteSpace: 'normal' }}
            >
              {name}
            </MenuItem>
          )),
      ])}
    </TextField>
  );
}
