import type { DateValidationError } from '@mui/x-date-pickers/models';
import { shortDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { civilOf, dayOf } from './civilDay.ts';

interface Typed {
  /** Null while the field is empty or a part of the date is missing. */
  day: Dayjs | null;
  error: DateValidationError;
  /** A part is missing. */
  isHalf?: boolean;
}

interface TypedDateProps {
  value: CivilDate;
  onChange: (date: CivilDate | undefined) => void;
  min: CivilDate;
  max: CivilDate;
}

/** The text of a date field, which is not always a date, and the dates that it reports to its parent. */
export function useTypedDate({ value, onChange, min, max }: TypedDateProps) {
  const [typed, setTyped] = useState<Typed>({ day: dayOf(value), error: null });
  const [problem, setProblem] = useState<string>();
  const [followed, setFollowed] = useState(value);
  const [sent, setSent] = useState<readonly CivilDate[]>([]);
  const [seen, setSeen] = useState(typed);
  const [resets, setResets] = useState(0);

  const isJustTyped = typed !== seen;
  if (isJustTyped) setSeen(typed);
  if (value !== followed) {
    setFollowed(value);
    const echoed = sent.indexOf(value);
    setSent(echoed === -1 ? [] : sent.slice(echoed + 1));
    // A form has no date while what is typed is none. A parent that navigates answers late: what was typed since stays.
    const isAnswer = echoed !== -1 || (value === '' && isJustTyped);
    if (!isAnswer && (typed.error || typed.isHalf || value !== civilOf(typed.day))) {
      setTyped({ day: dayOf(value), error: null });
      // The picker has no value that it could see change.
      if (typed.isHalf) setResets(resets + 1);
      setProblem(undefined);
    }
  }

  const send = (date: CivilDate) => {
    if (date === (sent.at(-1) ?? value)) return;
    setSent([...sent, date]);
    onChange(date);
  };

  const onTyped = (day: Dayjs | null, error: DateValidationError, isCleared: boolean) => {
    setTyped({ day, error, isHalf: day === null && !isCleared });
    setProblem(undefined);
    if (isCleared) send('');
    else if (error || day === null) onChange(undefined);
    else send(civilOf(day));
  };

  /** For a field whose last part was deleted, which the picker does not report. */
  const settle = (text: string) => {
    if (text === '') send('');
  };

  /** Shows what is wrong, once the field is left. */
  const validate = (text: string) => {
    settle(text);
    if (text !== '') setProblem(problemOf(typed, min, max));
  };

  return { day: typed.day, resets, problem, onTyped, settle, validate };
}

function problemOf({ day, error }: Typed, min: CivilDate, max: CivilDate): string | undefined {
  if (error === 'minDate') return `Choose ${shortDate(min)} or later`;
  if (error === 'maxDate') return `Choose ${shortDate(max)} or earlier`;
  if (error) return 'This date does not exist';
  return day === null ? 'Enter month, day and year' : undefined;
}
