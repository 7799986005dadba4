import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { guests } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { Theme } from '@mui/material/styles';
import { clearVisit, storedVisit, storeVisit, visitIn, visitNames } from '../../common/visit.ts';
import type { VisitCheck } from '../../common/visit.ts';
import { withoutVisit, withVisit, VisitNotice } from './VisitNotice.tsx';
import { paths } from '../../../paths.ts';
import { foldStyles, wideFold } from '../../common/foldStyles.ts';
import { VisitDates } from './VisitDates.tsx';

const visitStyles = {
  '& form': {
    display: 'grid',
    gap: 1.5,
    alignItems: 'end',
    px: 2,
    pb: 2,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  '& form > div:last-of-type': {
    display: 'flex',
    gap: 1,
    '& > *': { flex: 1, height: 44, whiteSpace: 'nowrap' },
  },
  '& .all-columns': { gridColumn: '1 / -1' },
  '& label': { display: 'block', typography: 'body2', color: 'text.secondary' },
  '& input:not([type=hidden]), & [aria-haspopup]': {
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    bgcolor: 'transparent',
    boxSizing: 'border-box',
    width: 1,
    height: 44,
    px: 1.25,
    border: 1,
    borderColor: 'grey.500',
    borderRadius: ({ radius }: Theme) => radius.row,
  },
  '& .question': { display: 'none' },
  '@supports selector(::details-content)': {
    [wideFold]: {
      '& .question': { display: 'block', alignSelf: 'center', fontWeight: 600 },
      '& form': {
        py: 1.5,
        gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr)) 88px auto',
      },
      '& .all-columns': { gridColumn: 'auto' },
    },
  },
} as const;

function useVisit(visitCheck: VisitCheck | undefined): void {
  const [params, setParams] = useSearchParams();
  const query = visitCheck?.problem === undefined ? visitCheck?.query : undefined;
  const isInAddress = visitIn(params) !== '';
  useEffect(() => {
    if (query && isInAddress) storeVisit(query);
    const stored = storedVisit();
    if (!stored || isInAddress) return;
    setParams((before) => withVisit(before, stored), { replace: true, preventScrollReset: true });
  }, [query, isInAddress, setParams]);
}

const [firstName, lastName, guestsName] = visitNames;

export interface VisitProps {
  /** The list that it is above; the home page leads to both. */
  name?: 'tours' | 'villas';
  visitCheck?: VisitCheck | undefined;
}

/** Without script the form requests the list's address. */
export function VisitForm({ name, visitCheck }: VisitProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const fold = useRef<HTMLDetailsElement>(null);
  const sent = useRef<string>(undefined);
  const guestsId = useId();
  const { query: chosen = '', problem } = visitCheck ?? {};
  const values = new URLSearchParams(chosen);
  const lists = name
    ? [{ to: paths[name], text: t('Show') }]
    : [
        { to: paths.tours, text: t('Show tours') },
        { to: paths.villas, text: t('Show villas') },
      ];
  const action = useHref(lists[0]?.to ?? '');
  const question = t('Your dates and guests');
  useVisit(visitCheck);

  // The fields of a visit that cannot be stay open, and close otherwise.
  useEffect(() => {
    if (!fold.current) return;
    if (problem !== undefined) fold.current.open = true;
    else if (sent.current === chosen) fold.current.open = false;
    sent.current = undefined;
  }, [chosen, problem]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    const typed = new URLSearchParams();
    for (const [part, value] of new FormData(currentTarget)) {
      if (typeof value === 'string') typed.set(part, value);
    }
    // Emptied days show all offers again, those without room for the guests aside.
    const isAny = !typed.get(firstName) && !typed.get(lastName);
    const isUsual = isAny && typed.get(guestsName) === String(guests.initial);
    const visit = isUsual ? '' : visitIn(typed);
    if (!visit) clearVisit();
    sent.current = visit;
    if (visit === chosen && problem === undefined) fold.current?.removeAttribute('open');
    const to = nativeEvent.submitter?.dataset['to'] ?? lists[0]?.to;
    const search = String(name ? withVisit(params, visit) : visit);
    const isHere = name !== undefined;
    void navigate({ pathname: to, search }, { replace: isHere, preventScrollReset: isHere });
  };

  return (
    <Box sx={name ? { mb: 2 } : { mt: 2.5 }}>
      <Box component="details" ref={fold} sx={[foldStyles, visitStyles]}>
        <summary>{visitCheck?.label ?? question}</summary>
        {/* What cannot be is said in the page's words, not in the browser's. */}
        <form method="get" action={action} aria-label={question} noValidate onSubmit={submit}>
          <Typography className="question" aria-hidden>
            {question}
          </Typography>
          {(name ? withoutVisit(params) : []).map(([part, value]) => (
            <input key={part} type="hidden" name={part} value={value} />
          ))}
          {/* Another visit replaces what is in the fields. */}
          <VisitDates
            key={`days ${chosen}`}
            anchor={fold}
            isStay={name === 'villas'}
            chosen={{ startDate: values.get(firstName) ?? '', endDate: values.get(lastName) ?? '' }}
          />
          <div>
            <label htmlFor={guestsId}>{t('Guests')}</label>
            <input
              key={`guests ${chosen}`}
              id={guestsId}
              type="number"
              min={guests.min}
              max={guests.max}
              name={guestsName}
              defaultValue={values.get(guestsName) ?? guests.initial}
            />
          </div>
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

const ListButton = ({ to, text }: { to: string; text: string }) => (
  <Button type="submit" variant="outlined" data-to={to} formAction={useHref(to)}>
    <span>{text}</span>
  </Button>
);
