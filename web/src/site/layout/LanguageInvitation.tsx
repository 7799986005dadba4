import { useState } from 'react';
import Button from '@mui/material/Button';
import { currentLocale, type Language, languages } from '@selasar/domain/i18n';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../../i18n/address.ts';
import { rememberLanguage } from '../../i18n/choice.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';

/** Each in its own language. */
export const invitations: Readonly<Record<Language, string>> = {
  en: 'This page is also available in English.',
  id: 'Halaman ini juga tersedia dalam bahasa Indonesia.',
  de: 'Diese Seite gibt es auch auf Deutsch.',
  ja: 'このページは日本語でもご覧いただけます。',
  zh: '本页面也有简体中文版。',
};

export function LanguageInvitation({ to }: { to: Language }) {
  const { pathname } = useLocation();
  const [isAnswered, setAnswered] = useState(false);
  const here = currentLocale().language;
  if (isAnswered) return null;
  return (
    <BottomBar>
      <span lang={to}>{invitations[to]}</span>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        component="a"
        href={addressIn(to, pathname)}
        hrefLang={to}
        lang={to}
        onClick={() => rememberLanguage(to)}
      >
        <span>{languages[to].name}</span>
      </Button>
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          rememberLanguage(here);
          setAnswered(true);
        }}
      >
        <span>{languages[here].name}</span>
      </Button>
    </BottomBar>
  );
}
