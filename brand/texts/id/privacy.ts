import type { LegalText } from '../../schema/index.ts';
import { company } from '../../company.ts';
import { addressLine } from '../../schema/addressLine.ts';

export const privacy: LegalText = {
  title: 'Kebijakan Privasi',
  description: `Apa yang diketahui ${company.name} tentang Anda, untuk apa digunakan, dan cara menghapusnya.`,
  updated: '1 November 2026',
  sections: [
    {
      heading: 'Siapa kami',
      paragraphs: [
        `${company.name} adalah perusahaan perjalanan di Kuta, Bali. Halaman ini menjelaskan apa yang kami ketahui tentang Anda ketika Anda memakai situs ini, dan apa yang kami lakukan dengannya. Alamat kami ${addressLine(company.address)}; Anda dapat menulis kepada kami di ${company.email}.`,
      ],
    },
    {
      heading: 'Apa yang kami kumpulkan',
      paragraphs: [
        'Saat Anda meminta tur, vila, atau antar-jemput bandara: nama dan email Anda, untuk antar-jemput juga nomor telepon, dan apa yang Anda minta, seperti tanggal, jumlah tamu, tempat, rincian penerbangan, dan permintaan khusus Anda.',
        'Saat Anda memakai formulir kontak: nama, email, nomor telepon bila Anda memberikannya, dan pesan Anda.',
        'Saat Anda melihat-lihat, tidak ada yang menunjukkan siapa Anda. Agar formulir kami tidak dibanjiri bot, kami menghitung seberapa sering formulir dikirim, dengan bentuk teracak dari alamat jaringan dan email yang tidak dapat dibaca kembali.',
        'Untuk membedakan pengunjung dari bot, situs ini memakai Google reCAPTCHA melalui Firebase App Check: layanan itu memeriksa peramban Anda dan cara pemakaiannya, menurut kebijakan privasi dan ketentuan Google.',
      ],
    },
    {
      heading: 'Untuk apa kami memakainya',
      paragraphs: [
        'Untuk menjawab Anda, dan menjalankan apa yang Anda pesan. Pemandu, sopir, dan staf vila diberi tahu yang mereka perlukan: nama Anda, waktu dan tempat, serta permintaan khusus Anda.',
        'Kami tidak menjual data Anda, tidak mengirim iklan, dan tidak memakainya untuk membuat profil.',
      ],
    },
    {
      heading: 'Kuki dan peramban Anda',
      paragraphs: [
        'Situs ini tidak memasang kuki untuk melacak Anda; reCAPTCHA dapat menyimpan kukinya sendiri untuk mengenali peramban Anda. Yang Anda ketik di formulir disimpan di peramban Anda sampai Anda mengirimnya atau menutup tab, sehingga koneksi yang terputus tidak merugikan Anda. Pesan dari formulir kontak yang tidak dapat dikirim disimpan di sana paling lama tiga hari, dan dikirim saat koneksi kembali.',
        'Halaman yang sudah Anda lihat disimpan di peramban Anda, agar terbuka tanpa koneksi.',
      ],
    },
    {
      heading: 'Di mana data disimpan, dan berapa lama',
      paragraphs: [
        'Pesanan dan pesan disimpan di Google Firebase, terenkripsi saat dikirim dan saat disimpan. Hanya staf kami yang dapat membacanya.',
        'Kami menyimpan pesanan selama lima tahun, karena diwajibkan undang-undang pajak, dan pesan selama satu tahun.',
      ],
    },
    {
      heading: 'Hak Anda',
      paragraphs: [
        `Anda boleh menanyakan data apa yang kami simpan tentang Anda, meminta perbaikan, atau meminta penghapusan. Cukup kirim pesan ke ${company.email}; kami menjawab dalam empat belas hari.`,
      ],
    },
  ],
};
