import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { heroPage } from '../layout/Hero.tsx';

export const { Component, handle, content } = heroPage(
  lazyIsland(
    'src/site/testimonials/TestimonialsContent.tsx',
    async () => (await import('./TestimonialsContent.tsx')).TestimonialsContent,
    () => null,
  ),
  () => ({
    title: t('Guest Testimonials'),
    subtitle: siteTexts().testimonials.subtitle,
    image: pictures.hero.home,
  }),
);
