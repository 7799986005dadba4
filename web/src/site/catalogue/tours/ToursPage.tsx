import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { heroPage } from '../../layout/Hero.tsx';

export const { Component, handle, content } = heroPage(
  lazyIsland(
    'src/site/catalogue/tours/ToursContent.tsx',
    async () => (await import('./ToursContent.tsx')).ToursContent,
    () => null,
  ),
  () => ({
    title: t('Bali Tour Packages'),
    subtitle: siteTexts().tours.subtitle,
    image: pictures.hero.tours,
  }),
);
