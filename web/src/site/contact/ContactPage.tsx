import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { heroPage } from '../layout/Hero.tsx';

export const { Component, handle, content } = heroPage(
  lazyIsland(
    'src/site/contact/ContactContent.tsx',
    async () => (await import('./ContactContent.tsx')).ContactContent,
    () => null,
  ),
  () => ({
    title: t('Contact Us'),
    subtitle: siteTexts().contact.subtitle,
    image: pictures.hero.tours,
  }),
);
