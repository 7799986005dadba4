import { t } from '@selasar/domain/i18n';
import { pictures } from '@selasar/brand';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { Hero } from '../layout/hero/Hero.tsx';
import { withHero } from '../layout/hero/withHero.ts';

const ContactContent = lazyIsland(
  'src/site/contact/ContactContent.tsx',
  async () => (await import('./ContactContent.tsx')).ContactContent,
  () => null,
);

function ContactPage() {
  const { contact } = siteTexts();
  return (
    <>
      <Hero
        title={t('Contact Us')}
        subtitle={contact.subtitle}
        image={pictures.hero.tours}
        height="small"
      />
      <ContactContent />
    </>
  );
}

export { ContactPage as Component, withHero as handle, ContactContent as content };
