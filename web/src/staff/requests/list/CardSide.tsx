import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type GuestRequest, type RequestKind, statusAfter } from '@selasar/domain/requests';
import { type FocusEvent, useEffect, useRef } from 'react';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { resting } from '../../common/styles.ts';
import { kindsForStaff } from '../kindsForStaff.ts';
import { type ColumnOptions, DetailsArrow } from './requestList.tsx';
import { StatusNow } from './Status.tsx';

interface CardSideProps extends ColumnOptions {
  kind: RequestKind;
  row: Row<GuestRequest>;
  tabIndex: 0 | -1;
}

export function CardSide(props: CardSideProps) {
  const { row, tabIndex, openDetails } = props;
  const restoreFocus = useRestoreFocus();
  return (
    <Stack
      {...restoreFocus}
      sx={{ height: '100%', justifyContent: 'space-between', alignItems: 'flex-end' }}
    >
      <StatusNow row={row} />
      {/* The arrow reaches into the padding of its cell, and no further. */}
      <Stack direction="row" sx={{ alignItems: 'center', mr: 0.5 }}>
        {isValid(row) ? <ConfirmButton {...props} record={row} /> : null}
        <DetailsArrow id={row.id} tabIndex={tabIndex} openDetails={openDetails} />
      </Stack>
    </Stack>
  );
}

/** All other actions are in the sheet: they are rare, or bad news for the guest. */
function ConfirmButton(props: CardSideProps & { record: GuestRequest }) {
  const { kind, record, recent, onChange, tabIndex } = props;
  const change = recent(record.id);
  const { actions } = kindsForStaff[kind].statuses[change?.from ?? record.status];
  const action = actions.find(({ to }) => to === statusAfter.confirmation);
  if (!action?.inBulk) return null;
  const { to, inBulk } = action;
  const rests = change !== undefined;
  return (
    <Button
      size="small"
      variant="contained"
      tabIndex={tabIndex}
      aria-disabled={rests}
      aria-label={`${inBulk.verb} the request of ${record.customerName}`}
      onClick={() => {
        if (!rests) onChange(record, to);
      }}
      sx={{ minHeight: 44, ...(rests ? resting : {}) }}
    >
      <span>{change?.phase === 'running' ? 'Saving…' : inBulk.verb}</span>
    </Button>
  );
}

/** For the element around buttons: when the focused one disappears, the next gets the focus. */
export function useRestoreFocus() {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      // When the focused element is removed, the focus falls to the page.
      if (within.current && document.activeElement === document.body) {
        place.current?.querySelector('button')?.focus();
      }
    });
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref: place,
    onFocus: () => {
      within.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A blur without a target may mean that the element was removed.
      if (relatedTarget) within.current = false;
    },
  };
}
