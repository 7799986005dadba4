import Link from '@mui/material/Link';
import { enumerated, labelled, plural, t } from '@selasar/domain/i18n';
import type { NotForVisit } from '@selasar/domain/pricing';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';
import { clearVisit, type VisitCheck, visitNames } from '../../common/visit.ts';

type Name = 'tours' | 'villas';

export function VisitNotice({ name, visitCheck }: { name: Name; visitCheck: VisitCheck }) {
  const [params] = useSearchParams();
  const shown = shownText(name, visitCheck);
  const hidden = hiddenOffers(name, visitCheck);
  return (
    <Notice sx={{ mt: 1, typography: 'body2', color: shown ? 'error.main' : 'text.secondary' }}>
      <span>{shown ?? hidden}</span>
      {hidden ? (
        <>
          <span>{'. '}</span>
          <Link
            component={RouterLink}
            underline="always"
            to={`?${String(withVisit(params, ''))}`}
            replace
            preventScrollReset
            onClick={clearVisit}
          >
            {t('Show all')}
          </Link>
        </>
      ) : null}
    </Notice>
  );
}

const hiddenText = {
  tours: (count: number) => plural(count, '1 tour is not shown', '{count} tours are not shown'),
  villas: (count: number) => plural(count, '1 villa is not shown', '{count} villas are not shown'),
};

const reasonTexts: Readonly<Record<NotForVisit, (count: number, name: Name) => string>> = {
  taken: (count, name) =>
    name === 'tours'
      ? plural(count, '1 fully booked', '{count} fully booked')
      : plural(count, '1 already booked', '{count} already booked'),
  'too-small': (count) =>
    plural(count, '1 too small for your group', '{count} too small for your group'),
  'too-late': (count) => plural(count, '1 too late to book', '{count} too late to book'),
  'not-offered': (count) =>
    plural(count, '1 not offered on these days', '{count} not offered on these days'),
};

function shownText(name: Name, { problem, failed }: VisitCheck): string | undefined {
  const type = t(name);
  if (problem !== undefined) return `${problem} ${t('All {type} are shown.', { type })}`;
  return failed
    ? t('We could not check your days just now, so all {type} are shown.', { type })
    : undefined;
}

function hiddenOffers(name: Name, { offers = {} }: VisitCheck): string | undefined {
  const hidden = Object.values(offers).flatMap(({ why }) => why ?? []);
  if (hidden.length === 0) return undefined;
  const reasons = (Object.keys(reasonTexts) as NotForVisit[]).flatMap((why) => {
    const count = hidden.filter((one) => one === why).length;
    return count > 0 ? [reasonTexts[why](count, name)] : [];
  });
  return labelled(hiddenText[name](hidden.length), enumerated(reasons));
}

const names: readonly string[] = visitNames;

export const withoutVisit = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => !names.includes(name));

/** '' is no visit. */
export const withVisit = (params: URLSearchParams, visit: string): URLSearchParams =>
  new URLSearchParams([...withoutVisit(params), ...new URLSearchParams(visit)]);
