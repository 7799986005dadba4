import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { useEffect, useState } from 'react';
import { cachedTitleHeader, pagesCache } from '../../../worker/cachedPages.ts';
import { MessagePage } from '../../../brand/MessagePage.tsx';
import { NoIndex, PageTitle } from '../../../brand/PageTitle.tsx';
import { useOnReconnect } from '../../../ui/browser.ts';

interface CachedPage {
  readonly path: string;
  readonly title: string;
}

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

async function listCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(pagesCache);
  const requests = (await cache.keys()).toReversed();
  const pages = requests.map(async (request) => {
    const title = (await cache.match(request))?.headers.get(cachedTitleHeader);
    if (!title) return [];
    return [{ path: new URL(request.url).pathname, title: textOf(decodeURIComponent(title)) }];
  });
  return (await Promise.all(pages)).flat();
}

const mostListed = 8;

export function OfflinePage() {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => {
    if ('caches' in window) listCachedPages().then(setPages, () => undefined);
  }, []);
  useOnReconnect(() => window.location.reload());
  return (
    <MessagePage heading={t('You are offline')}>
      <PageTitle title={t('You are offline')} />
      <NoIndex />
      <Typography color="textSecondary">
        {t(
          'You have not opened this page in this browser before, or not for a long time. It will open automatically when the connection is back. You can also call us at',
        )}{' '}
        <Link underline="always" href={`tel:${company.phone.replaceAll(' ', '')}`}>
          {company.phone}
        </Link>
        .
      </Typography>
      <Button variant="contained" size="large" onClick={() => window.location.reload()}>
        {t('Try again')}
      </Button>
      {pages.length > 0 ? <CachedPages pages={pages.slice(0, mostListed)} /> : null}
    </MessagePage>
  );
}

const CachedPages = ({ pages }: { pages: readonly CachedPage[] }) => (
  <nav aria-labelledby="kept-pages">
    <Typography id="kept-pages" component="h2" variant="h4" sx={{ mt: 2, mb: 1 }}>
      {t('What you can read now')}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link
            href={path}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, py: 0.5 }}
          >
            {title}
          </Link>
        </li>
      ))}
    </Box>
  </nav>
);
