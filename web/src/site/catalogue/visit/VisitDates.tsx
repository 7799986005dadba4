import { type CivilDate, shortDate, type Stay } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { LoadingFailed, useLoaded } from '../../../ui/loading/useLoaded.tsx';
import { PageProgress } from '../../../ui/PageProgress.tsx';
import { visitFieldId, visitNames } from '../../common/visit.ts';

const [firstName, lastName] = visitNames;
const loadCalendar = async () => (await import('./VisitCalendar.tsx')).VisitCalendar;

interface VisitDatesProps {
  /** '' is no date. */
  chosen: Stay;
  /** Of a stay, the last day is the day after the last night. */
  isStay: boolean;
  anchor: RefObject<HTMLElement | null>;
}

/** Without script they are native fields; with it, buttons that open one calendar. */
export function VisitDates({ chosen, isStay, anchor }: VisitDatesProps) {
  const native = useRef<HTMLInputElement>(null);
  /** Undefined while the fields are native. */
  const [days, setDays] = useState<Stay>();
  const [opened, setOpened] = useState<keyof Stay>();
  const calendar = useLoaded(loadCalendar, opened !== undefined);

  // What was typed into the native fields before they had code stays.
  useLayoutEffect(() => {
    const typed = new FormData(native.current?.form ?? undefined);
    const typedIn = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    setDays({ startDate: typedIn(firstName), endDate: typedIn(lastName) });
  }, []);

  const first = isStay ? t('Check-in') : t('First day');
  const last = isStay ? t('Check-out') : t('Last day');
  if (!days) return <NativeDates inputRef={native} chosen={chosen} first={first} last={last} />;
  return (
    <>
      <DateButton
        id={visitFieldId}
        name={firstName}
        label={first}
        value={days.startDate}
        open={opened === 'startDate'}
        onOpen={() => setOpened('startDate')}
      />
      <DateButton
        name={lastName}
        label={last}
        value={days.endDate}
        open={opened === 'endDate'}
        onOpen={() => setOpened('endDate')}
      />
      {calendar.status === 'ready' ? (
        <calendar.part
          {...{ anchor, opened, isStay, days }}
          onChange={setDays}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {opened && calendar.status === 'loading' ? <PageProgress /> : null}
      {opened && calendar.status === 'failed' ? (
        <LoadingFailed onRetry={calendar.retry}>
          {t('The calendar could not be loaded.')}
        </LoadingFailed>
      ) : null}
    </>
  );
}

interface DateButtonProps {
  id?: string;
  name: string;
  label: string;
  value: CivilDate;
  open: boolean;
  onOpen: () => void;
}

function DateButton({ id, name, label, value, open, onOpen }: DateButtonProps) {
  const ownId = useId();
  const labelId = useId();
  const valueId = useId();
  const buttonId = id ?? ownId;
  return (
    <div>
      <label id={labelId} htmlFor={buttonId}>
        {label}
      </label>
      <input type="hidden" name={name} value={value} />
      <button
        id={buttonId}
        type="button"
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      >
        <span id={valueId}>{value ? shortDate(value) : t('Choose date')}</span>
      </button>
    </div>
  );
}

interface NativeDatesProps {
  inputRef: RefObject<HTMLInputElement | null>;
  chosen: Stay;
  first: string;
  last: string;
}

function NativeDates({ inputRef, chosen, first, last }: NativeDatesProps) {
  const lastId = useId();
  const today = useToday();
  return (
    <>
      <div>
        <label htmlFor={visitFieldId}>{first}</label>
        <input
          id={visitFieldId}
          ref={inputRef}
          type="date"
          name={firstName}
          min={today}
          defaultValue={chosen.startDate}
        />
      </div>
      <div>
        <label htmlFor={lastId}>{last}</label>
        <input id={lastId} type="date" name={lastName} min={today} defaultValue={chosen.endDate} />
      </div>
    </>
  );
}
