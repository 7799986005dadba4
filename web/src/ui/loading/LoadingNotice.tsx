import Button from '@mui/material/Button';
import { t, type PlainMessage } from '@selasar/domain/i18n';
import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router-dom';
import { BottomBar } from '../BottomBar.tsx';
import { loadNewVersion, hardNavigate, outdated, waitingVersion } from './newVersion.ts';
import { tryAgain, useIslandWaits, useWaiting } from './waiting.ts';

export function LoadingNotice({ isFirstPage = false }: { isFirstPage?: boolean }) {
  const { location } = useNavigation();
  const requestedHref = useHref(location ?? '');
  const newer = outdated.use();
  const waiting = waitingVersion.use();
  const reason = useWaiting();
  const islandWaits = useIslandWaits();
  const href = location ? requestedHref : undefined;

  // A new navigation, to the same page or another, ends the wait.
  useEffect(() => {
    if (location) tryAgain();
  }, [location]);

  useEffect(() => {
    if (newer) loadNewVersion(newer, href ?? window.location.href);
  }, [newer, href]);

  if (newer)
    return notice(t('There is a newer version of this page'), t('Load it'), () =>
      hardNavigate(href ?? window.location.href),
    );
  if (!reason || !(location || isFirstPage || islandWaits)) {
    return waiting ? (
      notice(t('A new version is available.'), t('Reload'), () => window.location.reload())
    ) : (
      <BottomBar>{null}</BottomBar>
    );
  }
  return reason === 'offline'
    ? notice(t(loadingTexts.offline))
    : notice(t(loadingTexts.unreachable), t(loadingTexts.tryAgain), tryAgain);
}

const notice = (text: string, action?: string, onAction?: () => void) => (
  <BottomBar>
    <span>{text}</span>
    {action ? (
      <Button size="small" variant="outlined" color="inherit" onClick={onAction}>
        <span>{action}</span>
      </Button>
    ) : null}
  </BottomBar>
);

export const loadingTexts = {
  offline: 'You are offline. The page will open automatically when the connection is back.',
  unreachable: 'The page could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
} as const satisfies Record<string, PlainMessage>;
