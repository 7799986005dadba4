import type { SiteTexts } from '../../schema/index.ts';
import { company } from '../../company.ts';

const { name, founded } = company;

/** What the pages say in the company's own words. */
export const siteTexts: SiteTexts = {
  /** For a phone on which the site is installed. */
  description: 'Tur harian privat, vila, dan antar-jemput bandara oleh perusahaan lokal Bali.',
  heroAlts: {
    home: 'Tiga pendaki menyaksikan matahari terbit di sisi Gunung Batur',
    tours: 'Sawah terasering dan pohon palem di depan gunung berapi',
    villas: 'Vila dengan kolam renang di atas laut saat matahari terbenam',
  },
  home: {
    title: 'Bali, dari beranda seorang sahabat',
    subtitle:
      'Tur harian privat, vila, dan antar-jemput bandara oleh perusahaan keluarga setempat yang mengenal jalan-jalan kecil dan indahnya pagi di pulau ini.',
    description: `Tur harian privat, vila, dan antar-jemput bandara oleh perusahaan lokal Bali, sejak ${founded}.`,
    tours: 'Hari-hari yang diceritakan tamu kami kepada teman-temannya.',
    villas:
      'Rumah untuk Anda sendiri, lengkap dengan sarapan, dan seseorang yang tahu ke mana Anda bisa pergi selanjutnya.',
  },
  /** Under the title, and for search engines. */
  tours: {
    subtitle:
      'Jalan-jalan privat dengan pemandu lokal, sesuai irama Anda, sopir dan tiket kami yang mengurus.',
    description:
      'Tur harian privat di Bali dengan pemandu lokal: sawah terasering, gunung berapi saat matahari terbit, pura di tepi laut, dan sehari untuk seluruh keluarga.',
  },
  villas: {
    subtitle:
      'Rumah-rumah yang kami kenal betul, masing-masing dengan orang yang merawat rumah dan melayani Anda.',
    description:
      'Vila privat di Bali dengan sarapan dan staf: di antara sawah Ubud, di tebing Uluwatu, di dekat pantai Seminyak, Canggu, dan Sanur.',
  },
  contact: {
    subtitle:
      'Pertanyaan, permintaan khusus, perubahan rencana: kami sendiri yang membaca dan menjawabnya.',
    description: `Tulislah kepada ${name} tentang tur, vila, dan antar-jemput bandara, telepon kami, atau hubungi kami lewat WhatsApp.`,
  },
  testimonials: {
    subtitle: 'Yang diceritakan atau ditulis tamu kepada kami setelah tiba di rumah.',
    description: `Kata tamu dari seluruh dunia tentang tur dan vila mereka bersama ${name}.`,
  },
  transfers: {
    intro:
      'Keluarga kami menjemput tamu di Ngurah Rai sejak 2002; lebih dari 25.000 pelancong memakai jasa kami tahun ini. Beri tahu tujuan Anda, dan kami akan ada di sana.',
    promises: [
      'Sopir menunggu di ruang kedatangan, dengan papan nama Anda',
      'Kami memantau penerbangan Anda: tanpa biaya bila terlambat',
      'Mobil ber-AC, air minum, dan kursi anak bila diminta',
    ],
  },
  about: {
    title: 'Sebuah keluarga dari Kuta, dan pulau kami',
    paragraphs: [
      `Semuanya berawal dari satu mobil: keluarga kami mengantar tamu dari bandara sejak 2002. Pada tahun ${founded} kami mendirikan ${name}, di sebuah beranda tempat tamu disuguhi kopi sampai sopirnya datang. Kini kami lebih dari seratus orang: pemandu, sopir, juru masak, dan pengurus rumah, semuanya dari Bali, dan banyak yang masih berkerabat.`,
      'Kami menunjukkan pulau ini seperti kepada sahabat: pagi-pagi, saat jalan masih sepi, sesuai irama Anda, dengan waktu untuk orang-orang yang tinggal di sepanjang jalan. Kami bekerja dengan keluarga dan desa yang kami kenal, dan membayar mereka dengan layak.',
    ],
    claims: [
      `Milik lokal dan dikelola sendiri sejak ${founded}`,
      'Pemandu lokal berpengalaman',
      'Tur privat dan paket vila yang dapat disesuaikan',
      'Layanan pelanggan 24/7 selama Anda menginap',
      'Jaminan harga terbaik tanpa biaya tersembunyi',
      'Praktik pariwisata berkelanjutan',
    ],
  },
  footer: {
    about: `Selasar adalah beranda rumah Bali: tempat tamu disambut. Kami menyambut para pelancong sejak ${founded}, dengan tur privat, vila, dan sopir yang sudah menunggu saat Anda mendarat.`,
    /** Each has the slug of a tour in `samples/tours.ts`. */
    popularTours: [
      { slug: 'ubud-jungle-adventure', title: 'Petualangan Hutan Ubud' },
      { slug: 'mount-batur-sunrise-trek', title: 'Mendaki Gunung Batur Menyambut Matahari Terbit' },
      { slug: 'romantic-uluwatu-sunset', title: 'Senja Romantis di Uluwatu' },
      { slug: 'sacred-temples-tour', title: 'Tur Pura Suci' },
    ],
  },
};
