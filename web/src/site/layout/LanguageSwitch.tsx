import Button, { type ButtonProps } from '@mui/material/Button';
import { currentLocale, languageCodes, languages } from '@selasar/domain/i18n';
import { useLocation } from 'react-router-dom';
import { rememberLanguage } from '../../i18n/choice.ts';
import { addressIn } from '../../i18n/address.ts';

export function LanguageSwitch({
  short = false,
  sx,
}: { short?: boolean } & Pick<ButtonProps, 'sx'>) {
  const { pathname, search } = useLocation();
  return languageCodes
    .filter((code) => code !== currentLocale().language)
    .map((code) => (
      <Button
        key={code}
        component="a"
        href={addressIn(code, pathname + search)}
        hrefLang={code}
        lang={code}
        color="inherit"
        {...(short ? { 'aria-label': `${code.toUpperCase()}: ${languages[code].name}` } : {})}
        onClick={() => rememberLanguage(code)}
        sx={sx}
      >
        <span>{short ? code.toUpperCase() : languages[code].name}</span>
      </Button>
    ));
}
