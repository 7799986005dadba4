import type { Translations } from './translations.ts';

/** The Indonesian texts of the villas, by slug. */
export const villaTranslations: Translations = {
  'villa-sawah-ubud': {
    shortDescription:
      'Dua kamar tidur di tengah sawah di utara Ubud, dengan kolam renang yang berbatasan langsung dengan hijaunya alam.',
    fullDescription:
      'Villa Sawah berdiri di ujung jalan setapak, sepuluh menit naik skuter dari pusat Ubud namun terasa jauh darinya. Kedua kamar tidur terbuka ke teras dan kolam renang, dan pada malam hari yang terdengar hanya suara katak dan air. Wayan, yang menjaga rumah ini, menyiapkan sarapan pada jam yang Anda inginkan dan tahu ke mana setiap jalan setapak di sawah menuju. Ruang keluarga terbuka ke taman; kamar tidur dilengkapi AC dan kelambu.',
    amenities: [
      'Kolam renang infinity pribadi',
      'Sarapan setiap hari',
      'Wi-Fi',
      'Kamar tidur ber-AC',
      'Dapur lengkap',
      'Kamar dibersihkan setiap hari',
      'Parkir skuter',
    ],
  },
  'villa-karang-uluwatu': {
    shortDescription:
      'Empat kamar tidur di tebing Bukit, dengan seluruh Samudra Hindia di depan meja sarapan.',
    fullDescription:
      'Dibangun dari batu kapur setempat di tepi Bukit, Villa Karang menghadap ke barat di atas ombak Uluwatu. Kolam renang yang panjang disinari matahari hingga menit terakhir, dan dek di ujungnya adalah tempat duduk terbaik di pulau ini saat matahari terbenam. Empat kamar tidur, masing-masing dengan kamar mandi sendiri dan pemandangan laut, cukup untuk delapan orang. Seorang koki dan dua staf ada di sini setiap hari; pemandu selancar, pijat, dan perahu dapat disiapkan. Tangga dengan 190 anak tangga turun ke pantai yang sering kali sepi.',
    amenities: [
      'Kolam renang pribadi 18 meter',
      'Pemandangan laut dari setiap kamar tidur',
      'Koki dan sarapan setiap hari',
      'Wi-Fi',
      'AC',
      'Ruang bioskop',
      'Akses ke pantai',
      'Termasuk antar jemput bandara',
    ],
  },
  'villa-pasir-seminyak': {
    shortDescription:
      'Tiga kamar tidur mengelilingi kolam renang di halaman dalam, lima menit berjalan kaki dari pantai dan restoran Seminyak.',
    fullDescription:
      'Di balik pintu berukir di gang yang sepi terdapat taman bertembok dengan pohon kamboja, kolam renang, dan tiga paviliun kamar tidur. Villa Pasir cocok bagi tamu yang ingin Seminyak dalam jarak jalan kaki dan keheningan begitu pintu ditutup: pantai berjarak 400 meter, kopi terbaik 150 meter. Paviliun ruang keluarga memiliki pintu kaca sehingga dapat didinginkan pada hari yang panas, dan dapur yang mengundang Anda mengolah belanjaan dari pasar pagi. Sarapan kami yang menyiapkan.',
    amenities: [
      'Kolam renang pribadi',
      'Sarapan setiap hari',
      'Wi-Fi',
      'AC',
      'Ruang keluarga tertutup',
      'TV pintar',
      'Sepeda',
      'Kamar dibersihkan setiap hari',
    ],
  },
  'villa-ombak-canggu': {
    shortDescription:
      'Rumah yang terang untuk rombongan teman dekat ombak Batu Bolong: lima kamar tidur, kolam renang besar, dan meja panjang.',
    fullDescription:
      'Villa Ombak dibuat untuk rombongan: lima kamar tidur yang sama besar sehingga tidak ada yang kebagian kamar terkecil, meja untuk dua belas orang, kolam renang yang cukup panjang untuk berenang bolak-balik, dan halaman rumput untuk yang lainnya. Ombak Batu Bolong berjarak enam menit bersepeda, dan papan selancar dapat disimpan serta dibilas di rumah. Dua staf menjaga semuanya tetap rapi, juru masak dapat dipesan per hari, dan tetangganya adalah sawah, jadi musik boleh sedikit lebih keras sampai pukul sepuluh.',
    amenities: [
      'Kolam renang pribadi 15 meter',
      'Sarapan setiap hari',
      'Wi-Fi di rumah dan taman',
      'Kamar tidur ber-AC',
      'Tempat papan selancar dan pancuran luar ruang',
      'Tempat barbekyu',
      'Tenis meja',
      'Sepeda',
    ],
  },
  'villa-bambu-sidemen': {
    shortDescription:
      'Rumah bambu untuk berdua di atas Sungai Unda, menghadap Gunung Agung di seberang sawah terasering.',
    fullDescription:
      'Tiga lantai dari bambu melengkung tanpa satu pun dinding lurus, dibangun oleh para perajin dari lembah ini. Villa Bambu diperuntukkan bagi dua orang: kamar tidur di bawah atap, bak mandi dengan pemandangan, tempat tidur gantung di atas sungai dan, pada pagi yang cerah, Gunung Agung seutuhnya. Tidak ada kolam renang dan televisi; yang ada kolam alami di sungai sepuluh menit menyusuri jalan setapak, bengkel tenun di sebelah rumah, dan juru masak dengan sambal terenak di Sidemen. Malamnya cukup sejuk untuk tidur tanpa AC.',
    amenities: [
      'Sarapan dan makan malam sesuai permintaan',
      'Wi-Fi',
      'Bak mandi batu di luar ruang',
      'Teras dengan tempat tidur gantung',
      'Jalan-jalan keliling desa bersama pemandu',
      'Kelambu',
    ],
  },
  'villa-melati-sanur': {
    shortDescription:
      'Rumah keluarga dekat jalur pantai Sanur: tiga kamar tidur, kolam renang berpagar, dan taman tanpa anak tangga.',
    fullDescription:
      'Keluarga selalu kembali ke Villa Melati karena semuanya sudah dipikirkan: kolam renang dengan pintu pagar, ranjang bayi dan kursi makan anak, taman yang rata, dapur dengan blender, dan laguna Sanur yang tenang di ujung gang. Kamar orang tua ada di lantai bawah di sebelah kamar anak, dan kamar ketiga memiliki teras sendiri untuk kakek dan nenek. Ibu Ketut memasak, berbelanja, dan dengan senang hati menjaga si kecil saat Anda menikmati malam di jalur pantai.',
    amenities: [
      'Kolam renang pribadi berpagar',
      'Sarapan setiap hari',
      'Wi-Fi',
      'AC',
      'Ranjang bayi dan kursi makan anak',
      'Mainan dan buku anak',
      'Pengasuh anak sesuai permintaan',
      'Taman tanpa anak tangga',
    ],
  },
  'villa-teratai-jimbaran': {
    shortDescription:
      'Dua kamar tidur di atas kolam teratai, tidak jauh dari warung ikan bakar di Teluk Jimbaran.',
    fullDescription:
      'Sebuah joglo dari kayu jati tua asal Jawa, berdiri di atas kolam teratai di tamannya sendiri. Villa Teratai memiliki dua kamar tidur dengan ranjang berkelambu, beranda untuk sarapan panjang, dan ruang baca untuk saat hujan. Teluk Jimbaran berjarak tujuh menit berjalan kaki: berenang di pagi hari, kembali untuk ikan bakar di malam hari. Tamu berbagi kolam renang 20 meter dengan satu rumah lain, dan jarang bertemu siapa pun di sana.',
    amenities: [
      'Kolam renang bersama 20 meter',
      'Sarapan setiap hari',
      'Wi-Fi',
      'Kamar tidur ber-AC',
      'Perpustakaan',
      'Kamar dibersihkan setiap hari',
      'Handuk pantai',
    ],
  },
};
