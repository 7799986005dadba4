import type { LegalText } from '../../schema/index.ts';
import { company } from '../../company.ts';

export const terms: LegalText = {
  title: 'Ketentuan Layanan',
  description: `Cara memesan di ${company.name}: permintaan dan konfirmasi, harga dan pembayaran, perubahan dan pembatalan.`,
  updated: '1 November 2026',
  sections: [
    {
      heading: 'Permintaan dan konfirmasi',
      paragraphs: [
        `Permintaan di situs ini adalah pertanyaan, belum kontrak. Kontrak dengan ${company.name} dimulai ketika kami mengonfirmasi pesanan Anda lewat email atau WhatsApp.`,
        'Sampai saat itu belum ada yang dipesankan untuk Anda, dan Anda tidak berutang apa pun. Bila yang Anda minta tidak tersedia, kami menyarankan yang mendekati.',
      ],
    },
    {
      heading: 'Harga dan pembayaran',
      paragraphs: [
        'Harga dalam dolar AS. Tur dihitung per orang, vila per malam, antar-jemput bandara per mobil. Yang tercantum di bawah ‘Termasuk’ sudah termasuk dalam harga, begitu pula pajak dan layanan.',
        'Anda tidak membayar apa pun di situs ini. Tur dan antar-jemput dibayar pada hari pelaksanaan, tunai atau dengan kartu. Untuk vila kami meminta 30 persen saat konfirmasi, dan sisanya saat kedatangan.',
      ],
    },
    {
      heading: 'Perubahan dan pembatalan',
      paragraphs: [
        `Tur dan antar-jemput dapat diubah atau dibatalkan tanpa biaya sampai ${company.transferCancellationHours} jam sebelum dimulai. Setelah itu kami mengenakan setengah harga.`,
        'Vila dapat dibatalkan tanpa biaya sampai 14 hari sebelum kedatangan; setelah itu uang muka tidak dikembalikan.',
        'Bila kami harus membatalkan karena cuaca, gunung berapi, atau upacara yang menutup jalan, Anda memilih antara hari lain atau pengembalian uang sepenuhnya.',
      ],
    },
    {
      heading: 'Antar-jemput bandara',
      paragraphs: [
        'Kami memantau penerbangan Anda dan menunggu tanpa biaya bila terlambat. Setelah pesawat mendarat, sopir menunggu selama 90 menit. Mohon beri tahu kami bila penerbangan Anda berubah.',
      ],
    },
    {
      heading: 'Saat tur dan di vila',
      paragraphs: [
        'Mohon ikuti arahan pemandu, terutama di gunung berapi, di air, dan di pura, dan beri tahu kami sebelumnya bila ada hal yang menyangkut kesehatan Anda.',
        'Jumlah tamu di vila tidak boleh melebihi yang Anda pesan. Kerusakan di luar pemakaian wajar dikenakan sesuai biaya.',
        'Tur kami termasuk asuransi kecelakaan. Kami menyarankan asuransi perjalanan Anda sendiri. Kami bertanggung jawab atas kesalahan kami, sesuai hukum Indonesia.',
      ],
    },
    {
      heading: 'Hukum',
      paragraphs: [
        'Hukum Indonesia berlaku; pengadilan di Denpasar berwenang. Bila ada masalah, bicaralah dulu dengan kami: sejauh ini setiap keluhan selesai sambil minum kopi.',
      ],
    },
  ],
};
