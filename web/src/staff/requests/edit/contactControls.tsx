import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { limits } from '@selasar/domain/core';
import { firstStatuses, type NewBookingForm, requestStatus } from '@selasar/domain/requests';
import type { ReactNode } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../../ui/TextInput.tsx';
import { SourceInput } from './Source.tsx';

/** A field that staff fill in, or where else it is asked. */
export type FieldControl<Props> = ((props: Props) => ReactNode) | string;

/** The numbers to choose from. */
export const counts = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

type ContactForm = Pick<
  NewBookingForm,
  'customerName' | 'customerPhone' | 'customerEmail' | 'status' | 'source'
>;

/** The forms of all kinds have these fields. */
const controlOf = ({ form }: { form: object }): Control<ContactForm> =>
  (form as UseFormReturn<ContactForm>).control;

export const contactControls = {
  customerName: (props) => (
    <TextInput
      control={controlOf(props)}
      name="customerName"
      label="Name of the guest"
      maxLength={limits.name}
      autoComplete="off"
    />
  ),
  customerPhone: (props) => (
    <TextInput
      control={controlOf(props)}
      name="customerPhone"
      type="tel"
      label="Phone"
      maxLength={limits.phone}
      autoComplete="off"
    />
  ),
  customerEmail: (props) => (
    <TextInput
      control={controlOf(props)}
      name="customerEmail"
      rules={{ deps: 'customerPhone' }}
      type="email"
      label="Email"
      hint="If you enter an email, the guest gets a confirmation"
      maxLength={limits.email}
      autoComplete="off"
    />
  ),
  status: (props) => (
    <Stack direction="row" spacing={2}>
      <TextInput control={controlOf(props)} name="status" select label="Status" fullWidth>
        {firstStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            <span>{requestStatus[status].label}</span>
          </MenuItem>
        ))}
      </TextInput>
      <SourceInput control={controlOf(props) as unknown as Control<{ source: string }>} />
    </Stack>
  ),
  source: 'beside status',
} satisfies Record<keyof ContactForm, FieldControl<{ form: object }>>;
