import type { SiteTexts } from '@selasar/brand/schema';
import { company } from '../../company.ts';

const { name, founded } = company;

export const siteTexts: SiteTexts = {
  description: 'Terumbu karang, garam, dan sebuah rumah di bukit.',
  heroAlts: { home: 'Sebuah teluk di sore hari', tours: 'Perahu di pantai', villas: 'Ombak' },
  home: {
    title: 'Sisi pulau yang tenang',
    subtitle: 'Terumbu, ladang garam, dan satu rumah di bukit, bersama orang yang tinggal di sana.',
    description: `Hari-hari di laut bersama ${name}, sejak ${founded}.`,
    tours: 'Pagi yang santai di tepi laut.',
    villas: 'Satu rumah, dan bisa menjadi milik Anda selama seminggu.',
  },
  tours: { subtitle: 'Berjalan kaki atau dengan sirip.', description: 'Tur di pantai timur.' },
  villas: { subtitle: 'Satu rumah di bukit.', description: 'Rumah sewa di Amed.' },
  contact: {
    subtitle: 'Kami membalas sebelum matahari terbenam.',
    description: `Cara menghubungi ${name}.`,
  },
  testimonials: {
    subtitle: 'Dari surat tamu kami.',
    description: `Yang ditulis tamu tentang ${name}.`,
  },
  transfers: {
    intro: 'Dari bandara ke Amed tiga jam. Kami mengantar Anda dan berhenti untuk makan siang.',
    promises: ['Satu sopir sepanjang jalan'],
  },
  about: {
    title: 'Ayah dan anak-anaknya',
    paragraphs: [`${name} adalah empat orang dan dua perahu.`],
    claims: ['Kelompok kecil', 'Perahu sendiri'],
  },
  footer: {
    about: 'Empat orang, dua perahu, dan sebuah rumah di bukit.',
    popularTours: [{ slug: 'reef-snorkelling', title: 'Reef & Wreck Snorkelling' }],
  },
};
