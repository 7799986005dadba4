import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type CivilDate, isToCome, shortDate } from '@selasar/domain/core';
import { requestStatus, type RequestStatus, statusAfter } from '@selasar/domain/requests';
import { useId } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { resting } from '../../common/resting.ts';
import type { KindOfRequest } from '../requestKinds.ts';
import type { Change } from './useStatusChanges.ts';

interface ActionButtonsProps {
  status: RequestStatus;
  /** Before this day it cannot be over. */
  date: CivilDate;
  statuses: KindOfRequest['statuses'];
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
