import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { type BlockForm, blockFormSchema } from '@selasar/domain/calendar';
import {
  blockReasonLabel,
  type CivilDate,
  limits,
  nightsBetween,
  ownBlockReasons,
  type Stay,
} from '@selasar/domain/core';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { formResolver } from '../../forms/formResolver.ts';
import { CivilDateInput } from '../../forms/dates/CivilDateField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { stayText } from './dayText.ts';
import { useBlocking } from './useBlocking.ts';
import type { Bar, VillaRow } from './villaRows.ts';

interface BlockFormProps {
  villa: VillaRow;
  nights: Stay;
  today: CivilDate;
  titleId: string;
  head?: ReactNode;
  onClose: () => void;
}

const nightsText = ({ startDate, endDate }: Stay): string => {
  const nights = nightsBetween(startDate, endDate);
  if (!(nights > 0)) return 'Block nights';
  return nights === 1 ? 'Block 1 night' : `Block ${nights} nights`;
};

const waitingOn = ({ bars }: VillaRow, { startDate, endDate }: Stay): Bar[] =>
  bars.filter(
    ({ variant, stay }) =>
      variant === 'pending' && stay.startDate < endDate && startDate < stay.endDate,
  );

export function BlockForm({ villa, nights, today, titleId, head, onClose }: BlockFormProps) {
  const resolver = useMemo(() => formResolver(blockFormSchema(today)), [today]);
  const { control, handleSubmit, formState } = useForm<BlockForm>({
    resolver,
    defaultValues: { villaId: villa.id, ...nights, reason: 'owner', note: '' },
  });
  const { problem, block } = useBlocking(villa.name, onClose);
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] });
  const waiting = waitingOn(villa, { startDate, endDate });
  const id = useId();
  const { search } = useLocation();
  const beside = (opens: string) => {
    const params = new URLSearchParams(search);
    params.set('open', opens);
    return { search: `?${params}` };
  };
  const save = handleSubmit(block);

  return (
    <>
      <DialogTitle id={titleId}>{nightsText({ startDate, endDate })}</DialogTitle>
      <DialogContent dividers>
        {head}
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{villa.name}</DialogContentText>
        <Stack
          component="form"
          id={id}
          noValidate
          spacing={2.25}
          onSubmit={(event) => void save(event)}
        >
          <CivilDateInput
            control={control}
            name="startDate"
            rules={{ deps: 'endDate' }}
            label="First night"
          />
          <CivilDateInput control={control} name="endDate" label="Free again on" />
          <TextInput control={control} name="reason" rules={{ deps: 'note' }} select label="Reason">
            {ownBlockReasons.map((reason) => (
              <MenuItem key={reason} value={reason}>
                <span>{blockReasonLabel[reason]}</span>
              </MenuItem>
            ))}
          </TextInput>
          <TextInput control={control} name="note" label="Note" maxLength={limits.blockNote} />
          {waiting.map(({ opens, text, stay }) => (
            <Alert key={opens} severity="info">
              <span>{text}</span> is waiting for an answer for <span>{stayText(stay)}</span>. That
              request could then not be confirmed.
            </Alert>
          ))}
          {problem ? (
            <Alert
              severity="warning"
              action={
                problem.opens === undefined ? null : (
                  <Button component={Link} to={beside(problem.opens)} color="inherit" size="small">
                    Show it
                  </Button>
                )
              }
            >
              {problem.text}
            </Alert>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={id} variant="contained" disabled={formState.isSubmitting}>
          <span>{formState.isSubmitting ? 'Saving…' : 'Block'}</span>
        </Button>
      </DialogActions>
    </>
  );
}
