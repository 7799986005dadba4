import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { limits, t } from '@selasar/domain';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { PhoneInput } from '../forms/phone/PhoneInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { RequestedFormProps } from './useRequested.ts';

const names = ['customerPhone', 'hotelName', 'pickupTime'] as const;

/** The optional fields for the pickup. Expanded if one of them has input or is invalid. */
export function OptionalFields({ item, form: { control, getValues } }: RequestedFormProps) {
  const isTour = item.type === 'tour';
  const id = useId();
  const [isOpen, setOpen] = useState(() => getValues(names).some(Boolean));
  const { errors } = useFormState({ control, name: names });
  if (!isOpen && !names.some((name) => errors[name])) {
    return (
      <Button
        size="small"
        color="inherit"
        aria-expanded={false}
        startIcon={<ExpandMoreIcon />}
        onClick={() => {
          setOpen(true);
          requestAnimationFrame(() => document.getElementById(id)?.focus());
        }}
        sx={{ alignSelf: 'flex-start', textAlign: 'left' }}
      >
        {isTour
          ? t('Add phone, hotel or pickup time (optional)')
          : t('Add a phone number (optional)')}
      </Button>
    );
  }
  return (
    <>
      <PhoneInput
        control={control}
        id={id}
        name="customerPhone"
        label={t('Phone')}
        hint={t('With its country code, such as +62 812 3456 7890')}
      />
      {isTour ? (
        <>
          <TextInput
            control={control}
            name="hotelName"
            label={t('Hotel')}
            hint={t('Where we pick you up')}
            autoComplete="off"
            maxLength={limits.place}
          />
          <TextInput
            control={control}
            name="pickupTime"
            type="time"
            label={t('Pickup time')}
            hint={t('Times are Bali time')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      ) : null}
    </>
  );
}
