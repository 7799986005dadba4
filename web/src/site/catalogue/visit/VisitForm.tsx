import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { guests, t } from '@selasar/domain';
import { useEffect, useId, useRef } from 'react';
import type { ChangeEvent, ComponentProps, SubmitEvent } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { useToday } from '../../../clock/useToday.ts';
import { paths } from '../../../paths.ts';
import { foldStyles } from '../foldStyles.ts';
import { clearVisit, storedVisit } from './visitCheck.ts';
import { useVisit } from './useVisit.ts';
import { VisitNotice } from './VisitNotice.tsx';
import type { VisitCheck } from './visitCheck.ts';
import { visitStyles } from './visitStyles.ts';
import { visitFieldId, visitIn, visitNames } from './visitNames.ts';
import { withoutVisit, withVisit } from './visitQuery.ts';

const [firstName, lastName, guestsName] = visitNames;

export interface VisitProps {
  /** The list that it is above; the home page leads to both. */
  name?: 'tours' | 'villas';
  /** What the list was checked for. */
  visitCheck?: VisitCheck | undefined;
}

/**
 * Asks for the days and the number of guests, with native fields: without script the form requests the list's address.
 * On a phone it is one line that opens.
 */
export function VisitForm({ name, visitCheck }: VisitProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();
  const chosen = visitCheck?.query ?? '';
  const values = new URLSearchParams(chosen);
  const lists = name
    ? [{ to: paths[name], text: t('Show') }]
    : [
        { to: paths.tours, text: t('Show tours') },
        { to: paths.villas, text: t('Show villas') },
      ];
  const action = useHref(lists[0]?.to ?? '');
  const question = t('When are you coming, how many are you?');
  useVisit(name && visitCheck, name !== undefined);

  // The server does not know the stored visit of the tab.
  useEffect(() => {
    const stored = new URLSearchParams(chosen ? '' : storedVisit());
    for (const [part, value] of stored) {
      const field = form.current?.elements.namedItem(part);
      if (field instanceof HTMLInputElement && field.value === field.defaultValue) {
        field.value = value;
      }
    }
  }, [chosen]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    const typed = new URLSearchParams();
    for (const [part, value] of new FormData(currentTarget)) {
      if (typeof value === 'string') typed.set(part, value);
    }
    // Emptied days show all offers again.
    const hasDay = typed.get(firstName) || typed.get(lastName);
    const visit = hasDay ? visitIn(typed) : '';
    if (!visit) clearVisit();
    currentTarget.closest('details')?.removeAttribute('open');
    const to = nativeEvent.submitter?.dataset['to'] ?? lists[0]?.to;
    const search = String(name ? withVisit(params, visit) : visit);
    const isHere = name !== undefined;
    void navigate({ pathname: to, search }, { replace: isHere, preventScrollReset: isHere });
  };

  /** The last day is not before the first; the browser's calendar then opens near it. */
  const boundLastDay = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const last = form.current?.elements.namedItem(lastName);
    if (!(last instanceof HTMLInputElement)) return;
    last.min = target.value || today;
    if (last.value && last.value < target.value) last.value = '';
  };

  const isStay = name === 'villas';
  const fieldOf = (part: string, otherwise: string | number = '') => ({
    name: part,
    defaultValue: values.get(part) ?? otherwise,
  });
  return (
    <Box sx={name ? { mb: 2 } : { mt: 2.5 }}>
      <Box component="details" sx={[foldStyles, visitStyles]}>
        <summary>{visitCheck?.label ?? question}</summary>
        <form method="get" action={action} aria-label={question} ref={form} onSubmit={submit}>
          <Typography className="question" aria-hidden>
            {question}
          </Typography>
          {(name ? withoutVisit(params) : []).map(([part, value]) => (
            <input key={part} type="hidden" name={part} value={value} />
          ))}
          {/* Another visit replaces what is in the fields. */}
          <Field
            key={`from ${chosen}`}
            id={visitFieldId}
            label={isStay ? t('Check-in') : t('First day')}
            type="date"
            min={today}
            onChange={boundLastDay}
            {...fieldOf(firstName)}
          />
          <Field
            key={`to ${chosen}`}
            label={isStay ? t('Check-out') : t('Last day')}
            type="date"
            min={today}
            {...fieldOf(lastName)}
          />
          <Field
            key={`guests ${chosen}`}
            label={t('Guests')}
            type="number"
            min={guests.min}
            max={guests.max}
            {...fieldOf(guestsName, guests.initial)}
          />
          <div className={name ? undefined : 'all-columns'}>
            {lists.map((list) => (
              <ListButton key={list.to} {...list} />
            ))}
          </div>
        </form>
      </Box>
      {name && visitCheck ? <VisitNotice name={name} visitCheck={visitCheck} /> : null}
    </Box>
  );
}

function Field({ label, id, ...input }: { label: string } & ComponentProps<'input'>) {
  const ownId = useId();
  return (
    <div>
      <label htmlFor={id ?? ownId}>{label}</label>
      <input id={id ?? ownId} {...input} />
    </div>
  );
}

const ListButton = ({ to, text }: { to: string; text: string }) => (
  <Button type="submit" variant="outlined" data-to={to} formAction={useHref(to)}>
    {text}
  </Button>
);
