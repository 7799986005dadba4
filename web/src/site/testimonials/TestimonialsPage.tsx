import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { Hero } from '../layout/hero/Hero.tsx';
import { withHero } from '../layout/hero/withHero.ts';

const TestimonialsContent = lazyIsland(
  'src/site/testimonials/TestimonialsContent.tsx',
  async () => (await import('./TestimonialsContent.tsx')).TestimonialsContent,
  () => null,
);

function TestimonialsPage() {
  const texts = siteTexts().testimonials;
  return (
    <>
      <Hero
        title={t('Guest Testimonials')}
        subtitle={texts.subtitle}
        image={pictures.hero.home}
        height="small"
      />
      <TestimonialsContent />
    </>
  );
}

export { TestimonialsPage as Component, withHero as handle, TestimonialsContent as content };
