/** The Indonesian texts of samples, by slug: what is missing here is shown in English. The built-in tours do without. */
export const tourTranslations: Readonly<Record<string, object>> = {
  'ubud-jungle-adventure': {
    title: 'Petualangan Hutan Ubud',
    shortDescription:
      'Sawah terasering, jalan kaki menyusuri sungai di bawah rimbunnya hutan, dan berenang di air terjun yang jarang dikunjungi.',
    duration: '8 jam',
    exclusions: ['Tiket ayunan hutan', 'Minuman beralkohol', 'Belanja pribadi', 'Tip'],
  },
  'mount-batur-sunrise-trek': {
    title: 'Mendaki Gunung Batur Menyambut Matahari Terbit',
    shortDescription:
      'Daki gunung api aktif dengan cahaya senter, sarapan di atas awan, dan saksikan matahari terbit di balik Gunung Agung.',
    duration: '9 jam',
    exclusions: ['Tiket masuk pemandian air panas', 'Makan siang', 'Sepatu gunung', 'Tip'],
  },
  'romantic-uluwatu-sunset': {
    title: 'Senja Romantis di Uluwatu',
    shortDescription:
      'Pantai yang tenang, pura di atas tebing saat senja, tari api Kecak, dan makan malam berdua di tepi pantai.',
    duration: '7 jam',
    exclusions: ['Minuman beralkohol', 'Fotografer (sesuai permintaan)', 'Tip'],
  },
  'sacred-temples-tour': {
    title: 'Tur Pura Suci',
    shortDescription:
      'Empat pura dalam satu hari yang santai: pura ibu, mata air suci, pura di danau, dan pura di atas karang.',
    duration: '10 jam',
    exclusions: ['Loker di Tirta Empul', 'Sumbangan pribadi', 'Tip'],
  },
  'family-turtle-island-day': {
    title: 'Sehari di Pulau Penyu Bersama Keluarga',
    shortDescription:
      'Hari santai di tepi laut: perahu berdasar kaca, tukik, membuat layang-layang, dan pantai tenang bagi perenang kecil.',
    duration: '7 jam',
    exclusions: ['Olahraga air', 'Es krim kedua dan seterusnya', 'Tip'],
  },
};

export const villaTranslations: Readonly<Record<string, object>> = {
  'villa-sawah-ubud': {
    shortDescription:
      'Dua kamar tidur di tengah sawah di utara Ubud, dengan kolam renang yang berbatasan langsung dengan hijaunya alam.',
  },
  'villa-melati-sanur': {
    shortDescription:
      'Rumah keluarga dekat jalur pantai Sanur: tiga kamar tidur, kolam renang berpagar, dan taman tanpa anak tangga.',
  },
  'villa-teratai-jimbaran': {
    shortDescription:
      'Dua kamar tidur di atas kolam teratai, tidak jauh dari warung ikan bakar di Teluk Jimbaran.',
  },
};
