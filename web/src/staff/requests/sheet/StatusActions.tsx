import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type CivilDate, isToCome, shortDate } from '@selasar/domain/core';
import {
  type GuestRequest,
  type RequestKind,
  type RequestStatus,
  requestStatus,
  statusAfter,
} from '@selasar/domain/requests';
import { useId } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { resting } from '../../common/styles.ts';
import { StatusNow } from '../list/Status.tsx';
import { type KindForStaff, kindsForStaff } from '../kindsForStaff.ts';
import type { Problem } from './explain.ts';
import type { Change } from './useStatusChanges.ts';

interface StatusActionsProps {
  kind: RequestKind;
  request: GuestRequest;
  recent: Change | undefined;
  problem: Problem | undefined;
  onChange: (request: GuestRequest, to: RequestStatus) => void;
  onShowOther: (id: string) => void;
}

export function StatusActions(props: StatusActionsProps) {
  const { kind, request, recent, problem, onChange, onShowOther } = props;
  const { statuses, dayOf } = kindsForStaff[kind];
  const { status } = request;
  const other = problem?.otherBookingId;
  const { length: count } = statuses[recent?.from ?? status].actions;
  return (
    <Stack
      spacing={1.25}
      sx={{
        position: 'sticky',
        top: 0,
        // The label of a field lies above elements without a z-index.
        zIndex: 2,
        mx: -3,
        px: 3,
        pb: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <StatusNow row={request} />
      {problem ? (
        <Alert
          severity="warning"
          action={
            other ? (
              <Button color="inherit" size="small" onClick={() => onShowOther(other)}>
                Show it
              </Button>
            ) : null
          }
        >
          {problem.text}
        </Alert>
      ) : null}
      {count > 0 ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
            columnGap: 1.25,
            rowGap: 0.5,
          }}
        >
          <ActionButtons
            status={status}
            date={dayOf(request)}
            statuses={statuses}
            recent={recent}
            onChange={(to) => onChange(request, to)}
            cancelVariant="outlined"
            button={{ fullWidth: true }}
            explains
          />
        </Box>
      ) : null}
    </Stack>
  );
}

interface ActionButtonsProps {
  status: RequestStatus;
  /** Before this day it cannot be over. */
  date: CivilDate;
  statuses: KindForStaff['statuses'];
  recent: Change | undefined;
  onChange: (to: RequestStatus) => void;
  nameOf?: (label: string) => string;
  cancelVariant: 'outlined' | 'text';
  button?: Omit<ButtonProps, 'onClick' | 'variant' | 'color' | 'children'>;
  /** The buttons are in a grid, with room below them for why one waits; else only a pointer shows it. */
  explains?: boolean;
}

/** They rest after a click: a double click hits nothing else, and the keyboard focus stays. */
export function ActionButtons(props: ActionButtonsProps) {
  const { status, date, statuses, recent, onChange, nameOf, cancelVariant, button } = props;
  const isFuture = isToCome(date, useToday());
  const reasonId = useId();
  const reason = `From ${shortDate(date)} on`;
  const { actions } = statuses[recent?.from ?? status];
  // It stays in its place, so that no other action is where it will be.
  const early = actions.findIndex(({ to }) => isFuture && requestStatus[to].isOver);
  const buttons = actions.map(({ to, label }, place) => {
    const isEarly = place === early;
    const rests = recent !== undefined || isEarly;
    return (
      <Button
        // The same position is the same button, which keeps the focus.
        // oxlint-disable-next-line no-array-index-key
        key={place}
        {...button}
        variant={to === statusAfter.cancellation ? cancelVariant : 'contained'}
        color={to === statusAfter.cancellation ? 'error' : 'primary'}
        aria-label={nameOf?.(label)}
        aria-disabled={rests}
        aria-describedby={isEarly && props.explains ? reasonId : undefined}
        title={isEarly && !props.explains ? reason : undefined}
        onClick={() => {
          if (!rests) onChange(to);
        }}
        sx={rests ? resting : {}}
      >
        <span>{recent?.phase === 'running' && recent.to === to ? 'Saving…' : label}</span>
      </Button>
    );
  });
  return (
    <>
      {buttons}
      {props.explains && early !== -1 ? (
        <Typography
          id={reasonId}
          variant="caption"
          color="textSecondary"
          sx={{ gridColumn: early + 1, textAlign: 'center' }}
        >
          {reason}
        </Typography>
      ) : null}
    </>
  );
}
