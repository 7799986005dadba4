import Link from '@mui/material/Link';
import { plural, t } from '@selasar/domain';
import type { NotForVisit } from '@selasar/domain';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';
import { clearVisit } from './visitCheck.ts';
import { withVisit } from './visitQuery.ts';
import type { VisitCheck } from './visitCheck.ts';

type Name = 'tours' | 'villas';

const hiddenText = {
  tours: (count: number) => plural(count, '1 tour is hidden', '{count} tours are hidden'),
  villas: (count: number) => plural(count, '1 villa is hidden', '{count} villas are hidden'),
};

const reasonTexts: Readonly<Record<NotForVisit, (count: number, name: Name) => string>> = {
  taken: (count, name) =>
    name === 'tours'
      ? plural(count, '1 full', '{count} full')
      : plural(count, '1 taken', '{count} taken'),
  'too-small': (count) => plural(count, '1 too small', '{count} too small'),
  'not-offered': (count) =>
    plural(count, '1 not offered on these days', '{count} not offered on these days'),
};

/** 'All villas are shown', with the reason; undefined if the list was checked. */
function shownText(name: Name, { problem, failed }: VisitCheck): string | undefined {
  const type = t(name);
  if (problem !== undefined) return `${problem} ${t('All {type} are shown.', { type })}`;
  return failed
    ? t('We could not check your days just now, so all {type} are shown.', { type })
    : undefined;
}

/** '3 villas are hidden: 2 taken, 1 too small'; undefined if none is. */
function hiddenOffers(name: Name, { offers = {} }: VisitCheck): string | undefined {
  const hidden = Object.values(offers).flatMap(({ why }) => why ?? []);
  if (hidden.length === 0) return undefined;
  const reasons = (Object.keys(reasonTexts) as NotForVisit[]).flatMap((why) => {
    const count = hidden.filter((one) => one === why).length;
    return count > 0 ? [reasonTexts[why](count, name)] : [];
  });
  return `${hiddenText[name](hidden.length)}: ${reasons.join(', ')}`;
}

/** Says how many offers a visit hides and why, or why the list was not checked. */
export function VisitNotice({ name, visitCheck }: { name: Name; visitCheck: VisitCheck }) {
  const [params] = useSearchParams();
  const shown = shownText(name, visitCheck);
  const hidden = hiddenOffers(name, visitCheck);
  return (
    <Notice sx={{ mt: 1, typography: 'body2', color: shown ? 'error.main' : 'text.secondary' }}>
      {shown ?? hidden}
      {hidden ? (
        <>
          {'. '}
          <Link
            component={RouterLink}
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
