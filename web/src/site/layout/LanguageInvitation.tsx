import Button from '@mui/material/Button';
import { languages, currentLocale } from '@selasar/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../../i18n/address.ts';
import { rememberLanguage, suggestedLanguage } from '../../i18n/choice.ts';
import { paths } from '../../paths.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';

/** Offers the browser's language on the home page until the visitor chooses; linked pages keep their language. */
export function LanguageInvitation() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [isAnswered, setAnswered] = useState(false);
  const language =
    hydrated && !isAnswered && pathname === paths.home ? suggestedLanguage() : undefined;
  if (!language) return null;
  const here = currentLocale().language;
  return (
    <BottomBar>
      <span lang={language}>{languages[language].invitation}</span>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        component="a"
        href={addressIn(language, pathname)}
        hrefLang={language}
        lang={language}
        onClick={() => rememberLanguage(language)}
      >
        {languages[language].name}
      </Button>
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          rememberLanguage(here);
          setAnswered(true);
        }}
      >
        {languages[here].name}
      </Button>
    </BottomBar>
  );
}
