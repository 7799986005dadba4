import type { SampleTexts } from '../../schema/index.ts';

/** The texts of the samples, by slug. Names of villas and places stay. */
export const samples: SampleTexts = {
  tours: {
    'ubud-jungle-adventure': {
      title: 'Petualangan Hutan Ubud',
      shortDescription:
        'Sawah terasering, jalan kaki menyusuri sungai di bawah rimbunnya hutan, dan berenang di air terjun yang jarang dikunjungi.',
      fullDescription:
        'Tinggalkan jalan raya dan nikmati jantung hijau Bali dengan berjalan kaki. Kita mulai dari sawah terasering Tegallalang sebelum bus-bus datang dan menyusuri saluran irigasi tua di sela-sela sawah. Perjalanan singkat dengan mobil membawa kita ke lembah Ayung, tempat jalan setapak di bawah rimbunnya hutan menuju air terjun untuk berenang. Makan siang dimasak oleh satu keluarga di desa dekat Ubud, yang dengan senang hati menunjukkan kebun dapurnya. Sore hari ada waktu untuk ayunan di atas lembah atau bersantai di antara kios-kios pasar. Jalurnya ringan hingga sedang, seluruhnya sekitar lima kilometer, dan pemandu mengikuti langkah Anda.',
      duration: '8 jam',
      itinerary: [
        'Penjemputan di hotel pukul 07:30',
        'Sawah terasering Tegallalang dalam cahaya pagi, sambil menyusuri saluran air subak',
        'Jalan kaki bersama pemandu melalui hutan di lembah Ayung (sekitar dua jam)',
        'Berenang di air terjun tersembunyi; ruang ganti dan handuk tersedia',
        'Makan siang bersama keluarga Bali di pekarangan mereka',
        'Ayunan hutan atau waktu bebas di pasar seni Ubud',
        'Tiba kembali di hotel sekitar pukul 15:30',
      ],
      inclusions: [
        'Mobil pribadi ber-AC dengan sopir',
        'Pemandu lokal berbahasa Inggris',
        'Makan siang masakan rumah khas Bali',
        'Tiket masuk dan sumbangan desa',
        'Handuk dan air minum',
        'Asuransi kecelakaan',
      ],
      exclusions: ['Tiket ayunan hutan', 'Minuman beralkohol', 'Belanja pribadi', 'Tip'],
      walking: 'Sekitar 5 km seluruhnya',
      pickupAreas: [
        'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran, dan Nusa Dua: sudah termasuk',
        'Sidemen dan Candidasa: $25 per mobil',
      ],
      bring: [
        'Sepatu bersol tidak licin yang boleh basah',
        'Baju renang, dan pakaian kering untuk perjalanan pulang',
        'Losion antinyamuk dan tabir surya',
      ],
      captions: [
        '/images/tours/ubud-jungle-adventure/1.webp Air terjun, dengan kolam untuk berenang',
        '/images/tours/ubud-jungle-adventure/2.webp Ayunan di atas lembah',
      ],
      hostAbout: 'Dibesarkan di tepi Ayung dan memandu jalan kaki di sini sejak 2014.',
      rain: 'Kita tetap berjalan saat hujan ringan, dengan ponco dari mobil. Jika air sungai terlalu tinggi untuk ke air terjun, waktunya dihabiskan di sawah terasering.',
    },
    'mount-batur-sunrise-trek': {
      title: 'Mendaki Gunung Batur Menyambut Matahari Terbit',
      shortDescription:
        'Daki gunung api aktif dengan cahaya senter, sarapan di atas awan, dan saksikan matahari terbit di samping Gunung Agung.',
      fullDescription:
        'Berangkat dini hari dibayar dengan pemandangan terindah di pulau ini. Bersama pemandu gunung bersertifikat, Anda mendaki Gunung Batur yang tingginya 1.717 meter dengan cahaya senter, dengan langkah santai dan banyak istirahat, hingga tiba di bibir kawah sesaat sebelum fajar. Saat matahari muncul di samping Gunung Agung dan Danau Batur berubah dari kelabu menjadi keemasan, pemandu menyiapkan sarapan dengan telur yang dikukus di celah uap gunung itu sendiri. Setelah berjalan di sepanjang bibir kawah, kita turun lewat jalur lain. Jika Anda mau, berendamlah di pemandian air panas di tepi danau: sediakan satu jam lagi. Tidak perlu pengalaman mendaki, tetapi Anda sebaiknya sanggup berjalan menanjak selama dua jam.',
      duration: '9 jam',
      itinerary: [
        'Penjemputan di hotel pukul 01:30 (02:00 di Ubud)',
        'Kopi, pancake pisang, dan penjelasan keselamatan di kaki gunung',
        'Pendakian dengan cahaya senter (sekitar dua jam)',
        'Matahari terbit dan sarapan di bibir kawah',
        'Berjalan di sepanjang bibir kawah melewati celah-celah uap',
        'Turun melalui hamparan lava tahun 1968',
        'Tiba kembali di hotel sekitar pukul 10:30, atau satu jam kemudian bila ke pemandian air panas',
      ],
      inclusions: [
        'Antar jemput dengan mobil pribadi',
        'Pemandu gunung bersertifikat',
        'Pinjaman senter, tongkat jalan, dan jaket hangat',
        'Sarapan di bibir kawah dan air minum',
        'Izin mendaki dan tiket masuk',
        'Asuransi kecelakaan',
      ],
      exclusions: ['Tiket masuk pemandian air panas', 'Makan siang', 'Sepatu gunung', 'Tip'],
      walking: '2 jam naik, sekitar 2 jam turun',
      pickupAreas: [
        'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran, dan Nusa Dua: sudah termasuk',
        'Lovina dan Amed: $25 per mobil',
      ],
      bring: [
        'Sepatu gunung, atau sepatu tertutup bersol tidak licin',
        'Celana panjang dan baju hangat di balik jaket dari kami: sekitar 10 °C di bibir kawah sebelum fajar',
        'Baju renang dan handuk untuk pemandian air panas, jika berminat',
      ],
      hostAbout:
        'Pemandu gunung bersertifikat dari Kintamani yang sudah melihat lebih dari seribu matahari terbit di atas sana.',
      rain: 'Kita tetap mendaki saat hujan ringan. Jika para pemandu menutup gunung, Anda memilih hari lain atau uang kembali.',
    },
    'romantic-uluwatu-sunset': {
      title: 'Senja Romantis di Uluwatu',
      shortDescription:
        'Pantai yang tenang, pura di atas tebing saat senja, tari api Kecak, dan makan malam berdua di tepi pantai.',
      fullDescription:
        'Sore dan malam untuk berdua di tebing selatan Bali. Kita mulai di Padang Padang, teluk kecil yang dicapai lewat celah batu karang, dengan waktu untuk berenang atau sekadar bersantai. Menjelang malam, pemandu mengajak Anda menyusuri jalan tebing ke Pura Uluwatu, tujuh puluh meter di atas ombak, lalu ke kursi yang sudah dipesan untuk Kecak: lima puluh suara, satu api, dan cahaya terakhir di atas Samudra Hindia. Hari ditutup di pantai Jimbaran, tempat meja dengan cahaya lilin telah menanti dan hidangan laut datang langsung dari panggangan. Beri tahu kami jika Anda merayakan sesuatu: kue, bunga, atau fotografer dapat kami siapkan.',
      duration: '7 jam',
      itinerary: [
        'Penjemputan di hotel pukul 14:30',
        'Pantai Padang Padang, dengan kursi pantai dan kelapa muda',
        'Berjalan di sepanjang tebing ke Pura Uluwatu',
        'Tari api Kecak saat matahari terbenam, dengan kursi yang sudah dipesan',
        'Makan malam hidangan laut dengan cahaya lilin di pasir Jimbaran',
        'Tiba kembali di hotel sekitar pukul 21:30',
      ],
      inclusions: [
        'Mobil pribadi ber-AC dengan sopir',
        'Pemandu lokal berbahasa Inggris',
        'Tiket masuk pura, kain sarung, dan selendang',
        'Tiket Kecak dengan kursi yang sudah dipesan',
        'Makan malam hidangan laut tiga sajian untuk setiap tamu',
        'Kursi pantai, handuk, dan air minum',
        'Asuransi kecelakaan',
      ],
      exclusions: ['Minuman beralkohol', 'Fotografer (sesuai permintaan)', 'Tip'],
      walking: 'Sekitar 1 km, dengan anak tangga di pantai dan pura',
      pickupAreas: [
        'Kuta, Seminyak, Canggu, Jimbaran, Uluwatu, Nusa Dua, dan Sanur: sudah termasuk',
        'Ubud: $20 per mobil',
      ],
      bring: [
        'Baju renang',
        'Sandal yang nyaman untuk berjalan di karang dan anak tangga',
        'Tas yang dapat ditutup: monyet di pura suka mengambil kacamata dan topi',
      ],
      rain: 'Tarian tetap berlangsung saat hujan ringan, dan makan malam dipindahkan ke bawah atap. Jika tarian dibatalkan, harga tiketnya dikembalikan.',
    },
    'sacred-temples-tour': {
      title: 'Tur Pura Suci',
      shortDescription:
        'Tiga pura dalam satu hari yang santai: mata air suci, pura induk, dan gua kelelawar di tepi laut.',
      fullDescription:
        'Konon Bali memiliki lebih banyak pura daripada rumah. Hari ini bercerita tentang tiga di antaranya dan maknanya bagi mereka yang datang bersembahyang. Di Tirta Empul Anda boleh ikut melukat di kolam mata air, dipandu oleh seorang pembantu pemangku. Besakih, pura induk di lereng Gunung Agung, kita masuki bersama pemandu setempat yang besar di sana. Setelah makan siang dengan pemandangan sawah Sidemen, jalan menurun ke tepi laut di Goa Lawah, tempat ribuan kelelawar bergantung di batu karang di belakang pelinggih. Pemandu menjelaskan tentang sesajen, tata krama, dan kalender upacara; jika ada upacara pada hari itu, kita luangkan waktu untuknya.',
      duration: '10 jam',
      itinerary: [
        'Penjemputan di hotel pukul 08:00',
        'Tirta Empul: mata air suci, dengan kesempatan ikut melukat',
        'Besakih, pura induk, bersama pemandu dari desa setempat',
        'Makan siang dengan pemandangan sawah Sidemen',
        'Goa Lawah, gua kelelawar, dan pantai hitam di seberang jalan',
        'Tiba kembali di hotel sekitar pukul 18:00',
      ],
      inclusions: [
        'Mobil pribadi ber-AC dengan sopir',
        'Pemandu berbahasa Inggris yang memahami agama Hindu Bali',
        'Semua tiket masuk pura',
        'Kain sarung, selendang, dan sesajen untuk setiap tamu',
        'Makan siang dan air minum',
        'Asuransi kecelakaan',
      ],
      exclusions: ['Loker di Tirta Empul', 'Sumbangan pribadi', 'Tip'],
      walking: 'Sekitar 3 km seluruhnya, dengan banyak anak tangga di Besakih',
      pickupAreas: [
        'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran, dan Nusa Dua: sudah termasuk',
        'Sidemen dan Candidasa: sudah termasuk',
        'Lovina dan Amed: $25 per mobil',
      ],
      bring: [
        'Pakaian yang menutup bahu dan lutut',
        'Handuk dan pakaian kering, jika ikut melukat',
        'Uang tunai untuk loker dan sumbangan',
      ],
      rain: 'Tur tetap berjalan dalam segala cuaca; payung tersedia di mobil.',
    },
    'family-turtle-island-day': {
      title: 'Sehari di Pulau Penyu Bersama Keluarga',
      shortDescription:
        'Hari santai di tepi laut: perahu berdasar kaca, tukik, membuat layang-layang, dan pantai tenang bagi perenang kecil.',
      fullDescription:
        'Dibuat untuk keluarga dengan anak mulai usia tiga tahun. Perjalanan singkat dengan perahu berdasar kaca membawa kita dari Tanjung Benoa melintasi terumbu karang ke penangkaran penyu di Serangan. Para sukarelawan menjelaskan bagaimana telur dijaga dan, pada musimnya, mengajak anak-anak membantu melepas tukik. Setelah makan siang di restoran pantai dengan taman bermain, seorang pembuat layang-layang dari Sanur mengajari semua orang membuat layang-layang Bali kecil, yang tentu saja boleh dibawa pulang. Sore hari bebas untuk istana pasir dan berenang di balik terumbu, tempat air tetap dangkal dan tenang. Tidak ada yang terburu-buru, setiap perhentian teduh dan memiliki kamar mandi bersih, dan kursi anak sudah terpasang sebelum Anda dijemput.',
      duration: '7 jam',
      itinerary: [
        'Penjemputan di hotel pukul 09:00, kursi anak sudah terpasang',
        'Perahu berdasar kaca di atas terumbu karang Tanjung Benoa',
        'Penangkaran penyu di Serangan, dengan pelepasan tukik pada musimnya',
        'Makan siang di restoran pantai dengan taman bermain',
        'Membuat layang-layang bersama seorang ahli dari Sanur',
        'Berenang dan bermain pasir di pantai yang tenang',
        'Tiba kembali di hotel sekitar pukul 16:00',
      ],
      inclusions: [
        'Mobil pribadi ber-AC dengan kursi anak',
        'Pemandu berbahasa Inggris yang pandai bergaul dengan anak-anak',
        'Naik perahu dengan jaket pelampung segala ukuran',
        'Sumbangan untuk penangkaran dan bahan layang-layang',
        'Makan siang, buah, dan air minum',
        'Asuransi kecelakaan',
      ],
      exclusions: ['Olahraga air', 'Es krim kedua dan seterusnya', 'Tip'],
      walking: 'Kurang dari 1 km seluruhnya',
      pickupAreas: [
        'Sanur, Kuta, Seminyak, Jimbaran, dan Nusa Dua: sudah termasuk',
        'Canggu dan Ubud: $15 per mobil',
      ],
      bring: [
        'Baju renang dan baju ganti untuk semua',
        'Topi, dan tabir surya yang aman bagi terumbu karang',
        'Mainan kesayangan untuk di mobil',
      ],
      rain: 'Tempat membuat layang-layang dan penangkaran beratap. Jika laut terlalu berombak untuk perahu, kita ke penangkaran dengan mobil.',
    },
  },
  villas: {
    'villa-sawah-ubud': {
      shortDescription:
        'Dua kamar tidur di tengah sawah di utara Ubud, dengan kolam renang yang berbatasan langsung dengan hijaunya alam.',
      fullDescription:
        'Villa Sawah berdiri di ujung jalan setapak, sepuluh menit naik skuter dari pusat Ubud namun terasa jauh darinya. Kedua kamar tidur terbuka ke teras dan kolam renang, dan pada malam hari yang terdengar hanya suara katak dan air. Wayan, yang menjaga rumah ini, menyiapkan sarapan pada jam yang Anda inginkan dan tahu ke mana arah setiap jalan setapak di sawah. Ruang keluarga terbuka ke taman; kamar tidur dilengkapi AC dan kelambu.',
      amenities: [
        'Kolam renang infinity pribadi',
        'Sarapan setiap hari',
        'Wi-Fi',
        'Kamar tidur ber-AC',
        'Dapur lengkap',
        'Kamar dibersihkan setiap hari',
        'Parkir skuter',
      ],
      beachDistance: 'Sekitar 50 menit naik mobil',
      centerDistance: '10 menit naik skuter',
      staff: 'Wayan menjaga rumah dan menyiapkan sarapan',
      beds: ['Kamar tidur 1: 1 ranjang king', 'Kamar tidur 2: 2 ranjang tunggal'],
      captions: [
        '/images/villas/villa-sawah-ubud/1.webp Kolam renang saat fajar',
        '/images/villas/villa-sawah-ubud/4.webp Bebek dalam perjalanan ke sawah',
      ],
      hostAbout: 'Tinggal dua petak sawah dari sini dan tahu ke mana setiap jalan setapak menuju.',
      houseRules: [
        'Tenang mulai pukul 22:00',
        'Dilarang merokok di dalam rumah',
        'Tidak untuk pesta',
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
      beachDistance: '190 anak tangga menuruni tebing',
      centerDistance: 'Sekitar 10 menit naik mobil',
      staff: 'Seorang koki dan dua staf, setiap hari',
      beds: [
        'Kamar tidur 1: 1 ranjang king',
        'Kamar tidur 2: 1 ranjang king',
        'Kamar tidur 3: 1 ranjang king',
        'Kamar tidur 4: 2 ranjang tunggal',
      ],
      houseRules: [
        'Anak-anak didampingi orang dewasa di dekat tepi tebing',
        'Dilarang merokok di dalam rumah',
        'Dilarang menerbangkan drone di atas rumah tetangga',
      ],
    },
    'villa-pasir-seminyak': {
      shortDescription:
        'Tiga kamar tidur mengelilingi kolam renang di halaman dalam, lima menit berjalan kaki dari pantai dan restoran Seminyak.',
      fullDescription:
        'Di balik pintu berukir di gang yang sepi terdapat taman bertembok dengan pohon kamboja, kolam renang, dan tiga paviliun kamar tidur. Villa Pasir cocok bagi tamu yang ingin Seminyak dalam jarak jalan kaki dan keheningan begitu pintu ditutup: pantai berjarak 400 meter, kopi terbaik 150 meter. Paviliun ruang keluarga memiliki pintu kaca sehingga dapat didinginkan pada hari yang panas, dan dapur yang menggugah Anda memasak hasil belanja dari pasar pagi. Sarapan kami yang menyiapkan.',
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
      beachDistance: '400 m, 5 menit berjalan kaki',
      centerDistance: 'Beberapa menit berjalan kaki',
      staff: 'Sarapan dan pembersihan kamar, setiap hari',
      beds: [
        'Kamar tidur 1: 1 ranjang king',
        'Kamar tidur 2: 1 ranjang queen',
        'Kamar tidur 3: 2 ranjang tunggal',
      ],
      houseRules: [
        'Tenang di taman mulai pukul 22:00',
        'Dilarang merokok di dalam rumah',
        'Tidak untuk pesta',
      ],
    },
    'villa-ombak-canggu': {
      shortDescription:
        'Rumah yang terang untuk rombongan teman dekat ombak Batu Bolong: lima kamar tidur, kolam renang besar, dan meja panjang.',
      fullDescription:
        'Villa Ombak dibuat untuk rombongan: lima kamar tidur yang sama besar sehingga tidak ada yang kebagian kamar terkecil, meja untuk dua belas orang, kolam renang yang cukup panjang untuk berenang bolak-balik, dan halaman rumput untuk yang lainnya. Ombak Batu Bolong berjarak enam menit bersepeda, dan papan selancar dapat disimpan serta dibilas di rumah. Dua staf menjaga semuanya tetap rapi, juru masak dapat dipesan per hari, dan tetangganya hanya sawah, jadi musik boleh sedikit lebih keras sampai pukul sepuluh.',
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
      beachDistance: '6 menit naik sepeda',
      centerDistance: 'Sekitar 6 menit naik sepeda',
      staff: 'Dua orang, setiap hari; juru masak harian',
      beds: [
        'Kamar tidur 1: 1 ranjang king',
        'Kamar tidur 2: 1 ranjang king',
        'Kamar tidur 3: 1 ranjang king',
        'Kamar tidur 4: 1 ranjang king',
        'Kamar tidur 5: 1 ranjang king',
      ],
      houseRules: [
        'Musik di luar rumah sampai pukul 22:00',
        'Dilarang merokok di dalam rumah',
        'Mohon bilas papan selancar di luar',
      ],
    },
    'villa-bambu-sidemen': {
      shortDescription:
        'Rumah bambu untuk berdua di atas Sungai Unda, menghadap Gunung Agung di seberang sawah terasering.',
      fullDescription:
        'Tiga lantai dari bambu melengkung tanpa satu pun dinding lurus, dibangun oleh para perajin dari lembah ini. Villa Bambu diperuntukkan bagi dua orang: kamar tidur di bawah atap, bak mandi dengan pemandangan, tempat tidur gantung di atas sungai dan, pada pagi yang cerah, Gunung Agung seutuhnya. Tidak ada kolam renang dan televisi; yang ada adalah kolam alami di sungai, sepuluh menit menyusuri jalan setapak, bengkel tenun di sebelah rumah, dan juru masak dengan sambal terenak di Sidemen. Malamnya cukup sejuk untuk tidur tanpa AC.',
      amenities: [
        'Sarapan setiap hari, makan malam sesuai permintaan',
        'Wi-Fi',
        'Bak mandi batu di luar ruang',
        'Teras dengan tempat tidur gantung',
        'Jalan-jalan keliling desa bersama pemandu',
        'Kelambu',
      ],
      beachDistance: 'Sekitar 35 menit naik mobil',
      centerDistance: 'Sekitar 10 menit naik mobil',
      staff: 'Seorang juru masak, setiap hari',
      beds: ['Kamar tidur di bawah atap: 1 ranjang queen'],
      houseRules: [
        'Dilarang merokok dan menyalakan api: rumah ini dari bambu',
        'Untuk tamu berusia 12 tahun ke atas: sisi setiap lantai terbuka',
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
      beachDistance: '3 menit berjalan kaki',
      centerDistance: 'Sekitar 10 menit berjalan kaki',
      staff: 'Ibu Ketut memasak dan berbelanja',
      beds: [
        'Kamar orang tua, di lantai bawah: 1 ranjang king',
        'Kamar anak, di lantai bawah: 3 ranjang tunggal',
        'Kamar dengan teras: 1 ranjang queen',
      ],
      hostAbout: 'Memasak untuk rumah ini dan mengajak tamu ke pasar pagi.',
      houseRules: [
        'Pintu pagar kolam selalu ditutup',
        'Dilarang merokok di dalam rumah',
        'Tidak untuk pesta',
      ],
    },
    'villa-teratai-jimbaran': {
      shortDescription:
        'Dua kamar tidur di atas kolam teratai, tidak jauh dari warung ikan bakar di Teluk Jimbaran.',
      fullDescription:
        'Sebuah joglo dari kayu jati tua asal Jawa, berdiri di atas kolam teratai di tamannya sendiri. Villa Teratai memiliki dua kamar tidur dengan ranjang berkelambu, beranda untuk sarapan panjang, dan ruang baca untuk hari hujan. Teluk Jimbaran berjarak tujuh menit berjalan kaki: berenang di pagi hari, kembali untuk ikan bakar di malam hari. Anda berbagi kolam renang 20 meter dengan satu rumah lain, dan akan jarang bertemu siapa pun di sana.',
      amenities: [
        'Kolam renang bersama 20 meter',
        'Sarapan setiap hari',
        'Wi-Fi',
        'Kamar tidur ber-AC',
        'Perpustakaan',
        'Kamar dibersihkan setiap hari',
        'Handuk pantai',
      ],
      beachDistance: '7 menit berjalan kaki',
      centerDistance: 'Sekitar 10 menit berjalan kaki',
      staff: 'Sarapan dan pembersihan kamar, setiap hari',
      beds: ['Kamar tidur 1: 1 ranjang king', 'Kamar tidur 2: 1 ranjang queen'],
      houseRules: [
        'Anak-anak didampingi orang dewasa di dekat kolam teratai dan kolam renang',
        'Tenang di kolam renang bersama mulai pukul 21:00',
        'Dilarang merokok di dalam rumah',
      ],
    },
  },
};
