import Link, { type LinkProps } from '@mui/material/Link';
import { currentLocale, languageCodes, languages } from '@selasar/domain/i18n';
import { useLocation } from 'react-router-dom';
import { rememberLanguage } from '../../i18n/choice.ts';
import { addressIn } from '../../i18n/address.ts';

/** Of the page in all other languages. */
export function LanguageLinks({ sx }: Pick<LinkProps, 'sx'>) {
  const { pathname, search } = useLocation();
  return languageCodes
    .filter((code) => code !== currentLocale().language)
    .map((code) => (
      <Link
        key={code}
        href={addressIn(code, pathname + search)}
        hrefLang={code}
        lang={code}
        color="inherit"
        onClick={() => rememberLanguage(code)}
        sx={sx}
      >
        {languages[code].name}
      </Link>
    ));
}
