import Link from '@mui/material/Link';
import type { Edit } from '@selasar/domain';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { formatInBali } from '../../common/formatInstant.ts';
import { Entry } from '../../inbox/recent/EntryList.tsx';
import { editText, fieldsOf } from './editText.ts';

interface EditItemProps {
  edit: Edit;
  /** With a link to the edited object. */
  hasLink?: boolean;
}

/** Who edited what and when, and which values changed. */
export function EditItem({ edit, hasLink = false }: EditItemProps) {
  const to = hasLink ? placeOf(edit) : undefined;
  return (
    <Entry
      title={editText(edit)}
      lines={fieldsOf(edit).map(({ label, before, after }) => `${label}: ${before} → ${after}`)}
      foot={
        <>
          {formatInBali(edit.at)}
          {to ? (
            <>
              {' · '}
              <Link
                component={RouterLink}
                to={to}
                underline="always"
                aria-label={`Open ${edit.name}`}
              >
                Open
              </Link>
            </>
          ) : null}
        </>
      }
    />
  );
}

/** The page where it is edited; undefined if it was deleted or has no page. */
export function placeOf({ kind, of, what }: Edit): string | undefined {
  const id = of.slice(kind.length + 1);
  if (what === 'deleted') return undefined;
  if (kind === 'tours' || kind === 'villas') return paths.admin.editedOffer(kind, id);
  if (kind === 'terms') return paths.admin.transferTerms;
  if (kind === 'currencies') return paths.admin.currencies;
  return kind === 'templates' ? paths.admin.templates : undefined;
}
