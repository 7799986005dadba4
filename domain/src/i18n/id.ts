export const id = {
  // The site's frame.
  'Skip to content': 'Langsung ke isi',
  '{company}, home': '{company}, beranda',
  Home: 'Beranda',
  Tours: 'Tur',
  Villas: 'Vila',
  Contact: 'Kontak',
  Testimonials: 'Testimoni',
  'Admin Dashboard': 'Dasbor Admin',
  Main: 'Utama',
  Menu: 'Menu',
  'Open menu': 'Buka menu',
  'Close menu': 'Tutup menu',
  'The menu could not be loaded.': 'Menu tidak dapat dimuat.',
  'Contact via WhatsApp': 'Hubungi lewat WhatsApp',
  'Email us': 'Kirim email kepada kami',
  'on WhatsApp': 'lewat WhatsApp',
  'by email': 'lewat email',
  'on WhatsApp or by email': 'lewat WhatsApp atau email',
  '{company} on {network}': '{company} di {network}',
  'Quick Links': 'Tautan Cepat',
  'Popular Tours': 'Tur Populer',
  'Contact Us': 'Hubungi Kami',
  '{company}. All rights reserved.': '{company}. Hak cipta dilindungi undang-undang.',
  'Find my booking': 'Cari pesanan saya',
  'Privacy Policy': 'Kebijakan Privasi',
  'Terms of Service': 'Ketentuan Layanan',
  'Who we are': 'Tentang perusahaan',
  'Licenses of the software and fonts of this site':
    'Lisensi perangkat lunak dan huruf di situs ini',
  'Company number: {number}': 'Nomor perusahaan: {number}',
  'Travel license: {number}': 'Izin usaha pariwisata: {number}',
  'Hello {company}, I would like to ask about a trip.':
    'Halo {company}, saya ingin bertanya tentang perjalanan.',

  // Pages that do not load.
  Loading: 'Memuat',
  'Loading the page': 'Memuat halaman',
  'Something went wrong': 'Ada yang tidak beres',
  'Load the page again': 'Muat ulang halaman',
  'We could not show this page. What you typed in a booking or transfer form is kept. Please try again.':
    'Halaman ini tidak dapat ditampilkan. Yang Anda ketik di formulir pemesanan atau antar-jemput tetap tersimpan. Silakan coba lagi.',
  'Go to the home page': 'Ke beranda',
  'We could not show your trip. Nothing in it has changed. Please try again.':
    'Perjalanan Anda tidak dapat ditampilkan. Tidak ada yang berubah. Silakan coba lagi.',
  'Contact us': 'Hubungi kami',
  'We could not show your jobs. What you ticked is kept. Please try again, or call the office.':
    'Tugas Anda tidak dapat ditampilkan. Yang sudah Anda tandai tetap tersimpan. Silakan coba lagi, atau telepon kantor.',
  'Call the office': 'Telepon kantor',
  'Try again': 'Coba lagi',
  'You are offline. You can keep reading and typing; what you type is kept until you can send it.':
    'Anda sedang luring. Anda tetap dapat membaca dan mengetik; yang Anda ketik disimpan sampai dapat dikirim.',
  'You are offline. This will continue automatically when the connection is back.':
    'Anda sedang luring. Ini berlanjut sendiri saat koneksi kembali.',
  'You are offline. The page will open automatically when the connection is back.':
    'Anda sedang luring. Halaman terbuka sendiri saat koneksi kembali.',
  'The page could not be loaded. Please check your connection.':
    'Halaman tidak dapat dimuat. Silakan periksa koneksi Anda.',
  'You last saw this page on {moment}. Prices and free days may have changed since.':
    'Anda terakhir melihat halaman ini pada {moment}. Harga dan hari kosong mungkin sudah berubah.',
  'You are offline. {seen} What you type is kept.':
    'Anda sedang luring. {seen} Yang Anda ketik tetap tersimpan.',
  Reload: 'Muat ulang',
  'A new version is available.': 'Ada versi baru.',
  'You have not opened this page in this browser before, or not for a long time. It will open automatically when the connection is back. You can also call us at':
    'Halaman ini belum pernah Anda buka di peramban ini, atau sudah lama sekali. Halaman terbuka sendiri saat koneksi kembali. Anda juga dapat menelepon kami di',
  'What you can read now': 'Yang dapat Anda baca sekarang',
  'There is a newer version of this page': 'Ada versi baru dari halaman ini',
  'Load it': 'Muat',
  'Unknown error': 'Kesalahan tidak dikenal',
  'The connection is lost. You see the state of {time} (Bali time). The page will update automatically when the connection is back.':
    'Koneksi terputus. Ini keadaan pada pukul {time} (waktu Bali). Halaman berlanjut sendiri saat koneksi kembali.',
  'Oops! Page not found': 'Ups! Halaman tidak ditemukan',
  'Page not found': 'Halaman tidak ditemukan',
  '{failure}. Please check your connection and try again.':
    '{failure}. Silakan periksa koneksi Anda dan coba lagi.',
  'The path may have changed, or the page has moved on, as travelers do.':
    'Alamatnya mungkin berubah, atau halamannya sudah pergi, seperti para pelancong.',
  'Return to Home': 'Kembali ke Beranda',

  // Home.
  'Tours and villas in Bali': 'Tur dan vila di Bali',
  'Explore Tours': 'Jelajahi Tur',
  'Browse Villas': 'Lihat Vila',
  'Luxury Villas': 'Vila Mewah',
  'Not sure where to begin?': 'Belum tahu mulai dari mana?',
  'Tell us when you are coming and what makes you happy. We will suggest a few days that fit, and you can change whatever you like.':
    'Beri tahu kami kapan Anda datang dan apa yang Anda sukai. Kami menyarankan beberapa hari yang cocok, dan Anda bebas mengubahnya.',
  'WhatsApp Us': 'WhatsApp Kami',
  'Contact Form': 'Formulir Kontak',
  tours: 'tur',
  villas: 'vila',
  'Loading {type}...': 'Memuat {type}...',
  'No {type} found.': 'Tidak ada {type}.',
  'Error loading {type}: Failed to fetch {type}': 'Gagal memuat {type}: {type} tidak dapat diambil',
  'View All Tours': 'Lihat Semua Tur',
  'View All Villas': 'Lihat Semua Vila',
  'What our guests say': 'Kata tamu kami',
  'View All Testimonials': 'Lihat Semua Testimoni',
  Choose: 'Pilih',
  'Browse the tours and villas, pick your dates and send us a request. You pay nothing yet, and nothing is binding.':
    'Lihat-lihat tur dan vila, pilih tanggal Anda, dan kirimkan permintaan. Anda belum membayar apa pun, dan belum ada yang mengikat.',
  'We confirm': 'Kami konfirmasi',
  'A person reads your request, checks with the guide or the house, and writes back to you, usually on the same day.':
    'Kami membaca permintaan Anda, memeriksanya dengan pemandu atau pengurus vila, lalu membalas, biasanya pada hari yang sama.',
  Arrive: 'Tiba',
  'Your driver is waiting at the airport with your name on a sign. From there on, everything is arranged.':
    'Sopir Anda menunggu di bandara dengan papan nama Anda. Setelah itu, semuanya sudah diatur.',
  'How it works': 'Cara kerjanya',
  'The booking form could not be loaded.': 'Formulir pemesanan tidak dapat dimuat.',
  'Loading the booking form': 'Memuat formulir pemesanan',
  'Airport Transfers': 'Antar-Jemput Bandara',
  'Hello {company}, I would like to book an airport transfer.':
    'Halo {company}, saya ingin memesan antar-jemput bandara.',
  'Airport transfer': 'Antar-jemput bandara',
  'Play the background': 'Putar latar belakang',
  'Pause the background': 'Jeda latar belakang',

  // Lists and filters.
  'Bali Tour Packages': 'Paket Tur Bali',
  'Loading tours...': 'Memuat tur...',
  'Loading the tour': 'Memuat tur',
  'We could not reach the latest list, so this is our regular selection. Prices are confirmed when you book.':
    'Daftar terbaru tidak dapat dijangkau, jadi inilah pilihan kami yang biasa. Harga dikonfirmasi saat Anda memesan.',
  'Luxury Villas in Bali': 'Vila Mewah di Bali',
  'Loading villas...': 'Memuat vila...',
  'Failed to load villas': 'Gagal memuat vila',
  'Failed to load villas. Please try again.': 'Gagal memuat vila. Silakan coba lagi.',
  'Please try refreshing the page.': 'Silakan muat ulang halaman.',
  'Refresh the page': 'Muat ulang halaman',
  'Failed to load villa details': 'Gagal memuat rincian vila',
  'Loading villa details...': 'Memuat rincian vila...',
  'Filter {type}': 'Saring {type}',
  Filters: 'Filter',
  'Filters ({count})': 'Filter ({count})',
  'Loading the filters': 'Memuat penyaring',
  '{found} of {total} {type}': '{found} dari {total} {type}',
  'We have no {type} at the location of this link, so all locations are shown.':
    'Kami tidak punya {type} di lokasi tautan ini, jadi semua lokasi ditampilkan.',
  'No {type} found': 'Tidak ada {type}',
  'Try adjusting your filters for different results.': 'Coba ubah penyaring untuk hasil lain.',
  'Clear filters': 'Hapus penyaring',
  Search: 'Cari',
  Location: 'Lokasi',
  'All locations': 'Semua lokasi',
  Category: 'Kategori',
  'All categories': 'Semua kategori',
  Adventure: 'Petualangan',
  Romantic: 'Romantis',
  Family: 'Keluarga',
  Cultural: 'Budaya',
  Features: 'Fasilitas',
  'All features': 'Semua fasilitas',
  'Private Pool': 'Kolam Pribadi',
  '2-4 Guests': '2-4 Tamu',
  '5-7 Guests': '5-7 Tamu',
  '8+ Guests': '8+ Tamu',
  Currency: 'Mata uang',
  'about {amount}': 'sekitar {amount}',
  'Lowest price': 'Harga terendah',
  'Highest price': 'Harga tertinggi',
  Show: 'Tampilkan',
  'Your dates and guests': 'Tanggal dan tamu Anda',
  'First day': 'Hari pertama',
  'Last day': 'Hari terakhir',
  'Show tours': 'Tampilkan tur',
  'Show villas': 'Tampilkan vila',
  'Change dates': 'Ubah tanggal',
  'Show all': 'Tampilkan semua',
  'All {type} are shown.': 'Semua {type} ditampilkan.',
  'We could not check your days just now, so all {type} are shown.':
    'Hari Anda belum dapat diperiksa saat ini, jadi semua {type} ditampilkan.',
  '{count} tours are not shown': '{count} tur tidak ditampilkan',
  '{count} villas are not shown': '{count} vila tidak ditampilkan',
  '{count} fully booked': '{count} penuh',
  '{count} already booked': '{count} sudah terisi',
  '{count} too small for your group': '{count} terlalu kecil untuk rombongan Anda',
  '{count} too late to book': '{count} terlambat untuk dipesan',
  '{count} not offered on these days': '{count} tidak ditawarkan pada hari itu',
  'Price range: {from} to {to}': 'Kisaran harga: {from} sampai {to}',
  Featured: 'Unggulan',
  Duration: 'Durasi',
  Capacity: 'Kapasitas',
  'From {price} / person': 'Mulai {price} / orang',
  'From {price} / night': 'Mulai {price} / malam',
  '{price} / night': '{price} / malam',
  '{price} per night': '{price} per malam',
  'From {price}': 'Mulai {price}',
  '{count} guests': '{count} tamu',
  '{count} nights': '{count} malam',
  '{count} reviews': '{count} ulasan',

  // A tour, a villa.
  'All tours': 'Semua tur',
  'About this tour': 'Tentang tur ini',
  Itinerary: 'Rencana perjalanan',
  Inclusions: 'Termasuk',
  Exclusions: 'Tidak termasuk',
  'All villas': 'Semua vila',
  'About this villa': 'Tentang vila ini',
  Details: 'Rincian',
  Amenities: 'Fasilitas vila',
  Bedrooms: 'Kamar tidur',
  Bathrooms: 'Kamar mandi',
  'Good to know': 'Perlu diketahui',
  'Tour type': 'Jenis tur',
  Private: 'Privat',
  'Small group': 'Rombongan kecil',
  'Guide speaks': 'Bahasa pemandu',
  English: 'Inggris',
  Indonesian: 'Indonesia',
  Mandarin: 'Mandarin',
  French: 'Prancis',
  German: 'Jerman',
  Dutch: 'Belanda',
  Japanese: 'Jepang',
  Korean: 'Korea',
  Russian: 'Rusia',
  Spanish: 'Spanyol',
  Difficulty: 'Tingkat kesulitan',
  Easy: 'Mudah',
  Moderate: 'Sedang',
  Hard: 'Berat',
  Walking: 'Jalan kaki',
  Age: 'Usia',
  'from {count}': 'mulai {count} tahun',
  'Pickup areas': 'Area penjemputan',
  Airport: 'Bandara',
  'Where most guests go': 'Tujuan kebanyakan tamu',
  'What to bring': 'Yang perlu dibawa',
  'If it rains': 'Jika hujan',
  'Check-in from': 'Check-in mulai',
  'Check-out until': 'Check-out sampai',
  Size: 'Luas',
  '{count} m²': '{count} m²',
  'To the beach': 'Ke pantai',
  'To the center': 'Ke pusat kota',
  Staff: 'Staf',
  Beds: 'Tempat tidur',
  'House rules': 'Aturan rumah',
  'Floor plan': 'Denah',
  'Enlarge the floor plan': 'Perbesar denah',
  'Your guide': 'Pemandu Anda',
  'Your host': 'Tuan rumah Anda',
  'Speaks {languages}': 'Berbicara bahasa {languages}',
  'Rating:': 'Nilai:',
  'of {most}': 'dari {most}',
  'Guest Reviews': 'Ulasan Tamu',
  'The newest {shown} of {total} reviews by guests who booked here.':
    '{shown} ulasan terbaru dari {total} ulasan tamu yang memesan di sini.',
  'The newest reviews': 'Ulasan terbaru',
  '{count} Stars': '{count} bintang',
  'Pictures of {name}': 'Gambar {name}',
  '{name}, picture {number} of {count}': '{name}, gambar {number} dari {count}',
  'Enlarge picture {number} of {count}': 'Perbesar gambar {number} dari {count}',
  'All photos': 'Semua foto',
  'Photo of guests': 'Foto dari tamu',
  '{number} of {count}': '{number} dari {count}',
  'The pictures could not be enlarged.': 'Gambar tidak dapat diperbesar.',
  'Close pictures': 'Tutup gambar',
  'Previous picture': 'Gambar sebelumnya',
  'Next picture': 'Gambar berikutnya',
  'Zoom in': 'Perbesar',
  'Zoom out': 'Perkecil',
  Pictures: 'Gambar',
  Picture: 'Gambar',
  Caption: 'Keterangan',
  'From {price} · Choose a date': 'Mulai {price} · Pilih tanggal',
  'Total {price} · Book {days}': 'Total {price} · Pesan {days}',
  'Not available for your dates and guests': 'Tidak tersedia untuk tanggal dan jumlah tamu Anda',
  '{price} / night · Choose your dates': '{price} / malam · Pilih tanggal',

  // Testimonials.
  'Guest Testimonials': 'Testimoni Tamu',
  'Make it your story': 'Jadikan cerita Anda',

  // Contact.
  'Contact form': 'Formulir kontak',
  'Send us a message': 'Kirim pesan kepada kami',
  'send your message': 'mengirim pesan Anda',
  Name: 'Nama',
  Email: 'Email',
  Phone: 'Telepon',
  'Phone (optional)': 'Telepon (opsional)',
  Subject: 'Perihal',
  Message: 'Pesan',
  'Sending...': 'Mengirim...',
  'Send Message': 'Kirim Pesan',
  'Contact Information': 'Informasi Kontak',
  Address: 'Alamat',
  'Office Hours': 'Jam Kantor',
  closed: 'tutup',
  'Chat with us on WhatsApp': 'Chat dengan kami lewat WhatsApp',
  'We usually reply within minutes during business hours.':
    'Pada jam kerja kami biasanya membalas dalam beberapa menit.',
  'A message that was written here could not be sent':
    'Pesan yang ditulis di sini tidak dapat dikirim',
  'Show it': 'Tampilkan',
  'You are writing another message': 'Anda sedang menulis pesan lain',
  'Send it first, or empty the form. The other one is kept until then.':
    'Kirim dulu pesan itu, atau kosongkan formulir. Pesan yang lain disimpan sampai saat itu.',
  'What you wrote is kept. Please try again or contact us directly.':
    'Yang Anda tulis tetap tersimpan. Silakan coba lagi atau hubungi kami langsung.',
  'Your message could not be sent': 'Pesan Anda tidak dapat dikirim',
  'You are offline': 'Anda sedang luring',
  'Message sent successfully!': 'Pesan berhasil dikirim!',
  "We'll get back to you as soon as possible.": 'Kami akan segera membalas.',

  // Privacy and terms.
  'Last updated on {date}': 'Terakhir diperbarui pada {date}',
  'Questions?': 'Ada pertanyaan?',
  'Write to us': 'Tulislah kepada kami',
  'We could not show this page. What is saved is safe, and forms of tours and villas keep what you typed. Please try again.':
    'Halaman ini tidak dapat ditampilkan. Yang tersimpan tetap aman, dan formulir tur serta vila menyimpan yang Anda ketik. Silakan coba lagi.',
  'Go to the dashboard': 'Ke dasbor',
  day: 'hari',
  year: 'tahun',
  passed: 'sudah lewat',
  today: 'hari ini',
  'No show': 'Tidak datang',

  // The booking card.
  'Hello {company}, I have a question about {item}.':
    'Halo {company}, saya punya pertanyaan tentang {item}.',
  'Hello {company}, I would like to book {item}. When is it possible?':
    'Halo {company}, saya ingin memesan {item}. Kapan bisa?',
  'Hello {company}, I would like to stay at {item}. When is it free?':
    'Halo {company}, saya ingin menginap di {item}. Kapan kosong?',
  'Book {item}': 'Pesan {item}',
  from: 'mulai',
  'per person': 'per orang',
  'per night': 'per malam',
  'Book Now': 'Pesan Sekarang',
  'Processing...': 'Memproses...',
  'Questions? Write to us {how}:': 'Ada pertanyaan? Tulis {how}:',
  'take your booking': 'menerima pesanan Anda',
  'book your transfer': 'memesan antar-jemput Anda',
  'Without JavaScript this page cannot {what}. Please write to us or call: a person answers, usually on the same day.':
    'Tanpa JavaScript halaman ini tidak dapat {what}. Silakan tulis atau telepon: kami menjawab, biasanya pada hari yang sama.',
  'Nothing to pay now': 'Belum perlu membayar',
  'Reply usually the same day': 'Balasan biasanya pada hari yang sama',
  'Instant confirmation': 'Konfirmasi instan',
  'Total {price}': 'Total {price}',
  '{price}, due on confirmation: we will write to you about how to pay it':
    '{price}, dibayar setelah dikonfirmasi: kami menulis cara membayarnya',
  'Free to cancel until {date}': 'Bebas biaya pembatalan sampai {date}',
  'Free cancellation until {when}': 'Pembatalan gratis sampai {when}',
  'the day itself': 'hari itu',
  '{count} days before': '{count} hari sebelumnya',
  'an hour before the pickup': 'satu jam sebelum penjemputan',
  '{count} hours before the pickup': '{count} jam sebelum penjemputan',
  'No free cancellation for this date': 'Tidak ada pembatalan gratis untuk tanggal ini',
  Date: 'Tanggal',
  'Check-in': 'Check-in',
  'Check-out': 'Check-out',
  'Choose date of check-in': 'Pilih tanggal check-in',
  'Choose date of check-out': 'Pilih tanggal check-out',
  'Choose your check-in': 'Pilih check-in Anda',
  'Choose your check-out': 'Pilih check-out Anda',
  'Choose your dates': 'Pilih tanggal Anda',
  'Choose a date': 'Pilih tanggal',
  'Choose date': 'Pilih tanggal',
  'No arrival': 'Tidak bisa tiba',
  'No departure': 'Tidak bisa pulang',
  Taken: 'Terisi',
  taken: 'terisi',
  Full: 'Penuh',
  full: 'penuh',
  'Does not run': 'Tidak ada tur',
  'does not run': 'tidak ada tur',
  'Looking up the free nights …': 'Mencari malam yang kosong …',
  '{from} to {to}': '{from} sampai {to}',
  'Clear dates': 'Hapus tanggal',
  Done: 'Selesai',
  'in your stay': 'dalam masa inap Anda',
  'no arrival on this day': 'tidak bisa tiba pada hari ini',
  'no departure on this day': 'tidak bisa pulang pada hari ini',
  'starts at {time}': 'mulai pukul {time}',
  'too late to book': 'terlambat untuk dipesan',
  'at least {nights}': 'minimal {nights}',
  'at most {nights}': 'maksimal {nights}',
  'nights before it are taken': 'malam sebelumnya sudah terisi',
  'too few free nights': 'malam kosong terlalu sedikit',
  'too far ahead': 'terlalu jauh ke depan',
  '{count} places': '{count} tempat',
  'only {places} left': 'tersisa {places}',
  '{places} left on {date}': 'Tersisa {places} pada {date}',
  'We could not look up the free nights just now. We will check them when you book.':
    'Malam yang kosong tidak dapat dicari saat ini. Kami memeriksanya saat Anda memesan.',
  'We could not look up the free places just now. We will check them when you book.':
    'Tempat yang kosong tidak dapat dicari saat ini. Kami memeriksanya saat Anda memesan.',
  'runs {days}': 'ada setiap {days}',
  '{day}s': '{day}',
  'check-in and check-out on {days}': 'check-in dan check-out pada {days}',
  'check-in on {days}': 'check-in pada {days}',
  'check-out on {days}': 'check-out pada {days}',
  'stays of {nights}': 'menginap {nights}',
  'book at least {hours} ahead': 'pesan minimal {hours} sebelumnya',
  '{count} hours': '{count} jam',
  '{percent}% less from {from} guests': '{percent}% lebih murah mulai {from} tamu',
  '{percent}% more from {from} guests': '{percent}% lebih mahal mulai {from} tamu',
  '{percent}% deposit on confirmation': 'Uang muka {percent}% setelah dikonfirmasi',
  Guests: 'Tamu',
  Adult: 'Dewasa',
  Senior: 'Lansia',
  Teenager: 'Remaja',
  Child: 'Anak',
  Infant: 'Bayi',
  '{count} × {kind}, free': '{count} × {kind}, gratis',
  '{count} × {kind}, {price} each': '{count} × {kind}, masing-masing {price}',
  '{kind} free': '{kind} gratis',
  '{kind} {price}': '{kind} {price}',
  '{kind} {percent}% of the price': '{kind} {percent}% dari harga',
  'One less: {kind}': 'Kurangi satu: {kind}',
  'One more: {kind}': 'Tambah satu: {kind}',
  '{price} each': 'masing-masing {price}',
  free: 'gratis',
  'no seat of their own': 'tanpa kursi sendiri',
  'Up to {guests} in one booking': 'Hingga {guests} dalam satu pesanan',
  'At least one adult must come along.': 'Setidaknya satu orang dewasa harus ikut.',
  'Please choose how many guests of each kind come along.':
    'Pilih berapa tamu dari setiap kelompok yang ikut.',
  'Please enter the higher age last': 'Masukkan usia yang lebih tinggi di akhir',
  'Please enter US dollars such as 25, or a part of the adult price such as 50%':
    'Masukkan dolar AS seperti 25, atau bagian dari harga dewasa seperti 50%',
  'Two of these are the same kind of guest': 'Dua di antaranya kelompok tamu yang sama',
  'Sleeps up to {guests}': 'Menampung hingga {guests}',
  'Free around these dates:': 'Kosong di sekitar tanggal ini:',
  'Possible around these dates:': 'Mungkin di sekitar tanggal ini:',
  'No dates available': 'Tidak ada tanggal tersedia',
  '{item} has no date in the coming year that can be booked online. Write to us {how}: we will tell you what is possible.':
    '{item} tidak punya tanggal dalam setahun ke depan yang dapat dipesan daring. Tulis {how}: kami akan memberi tahu apa yang mungkin.',
  '{item} is booked every night of the coming year. Write to us {how}: we will tell you when it is free again, and suggest houses like it.':
    '{item} terisi setiap malam dalam setahun ke depan. Tulis {how}: kami akan memberi tahu kapan kosong lagi, dan menyarankan rumah lain yang serupa.',
  'Write to us {how}: we will tell you the price and the dates, and book it for you.':
    'Tulis {how}: kami akan memberi tahu harga dan tanggalnya, lalu memesankannya untuk Anda.',
  'Add phone, hotel or pickup time (optional)':
    'Tambah telepon, hotel, atau waktu jemput (opsional)',
  'Add a phone number (optional)': 'Tambah nomor telepon (opsional)',
  'With its country code, such as +62 812 3456 7890':
    'Dengan kode negara, misalnya +62 812 3456 7890',
  Hotel: 'Hotel',
  'Where we pick you up': 'Tempat kami menjemput Anda',
  'Pickup time': 'Waktu jemput',
  'Times are Bali time': 'Semua waktu adalah waktu Bali',
  'Error submitting booking': 'Pesanan gagal dikirim',
  'Please try again or contact us directly.': 'Silakan coba lagi atau hubungi kami langsung.',
  'Booking request submitted!': 'Permintaan pesanan terkirim!',
  "We'll contact you shortly to confirm your booking.":
    'Kami akan segera menghubungi Anda untuk mengonfirmasi pesanan.',
  Month: 'Bulan',
  'Next month': 'Bulan berikutnya',
  'Previous month': 'Bulan sebelumnya',
  'Loading the calendar': 'Memuat kalender',
  'The calendar could not be loaded.': 'Kalender tidak dapat dimuat.',
  'Close the calendar': 'Tutup kalender',
  '{opener}, selected date is {date}': '{opener}, tanggal terpilih {date}',

  // After a request.
  'We have your request': 'Permintaan Anda sudah kami terima',
  'Your booking is confirmed': 'Pesanan Anda sudah dikonfirmasi',
  'A confirmation goes to {email}.': 'Konfirmasi dikirim ke {email}.',
  'A confirmation goes to {email}. You pay nothing now.':
    'Konfirmasi dikirim ke {email}. Anda belum perlu membayar apa pun.',
  Reference: 'Nomor referensi',
  'A person reads it and usually answers by {time} on {date} (Bali time).':
    'Kami membacanya dan biasanya menjawab sebelum pukul {time} pada {date} (waktu Bali).',
  'A confirmation goes to {email}. Until then nothing is binding, and you pay nothing now.':
    'Konfirmasi dikirim ke {email}. Sampai saat itu belum ada yang mengikat, dan Anda belum membayar apa pun.',
  'See your trip': 'Lihat perjalanan Anda',
  'Add something to this trip': 'Tambahkan ke perjalanan ini',
  'Forget this trip on this device': 'Lupakan perjalanan ini di perangkat ini',
  'Remove from calendar': 'Hapus dari kalender',
  'Add to calendar': 'Tambahkan ke kalender',
  'Hello {company}, I have a question about my request {reference}.':
    'Halo {company}, saya punya pertanyaan tentang permintaan saya {reference}.',
  'Ask about {reference}': 'Tanyakan {reference}',
  Tour: 'Tur',
  Villa: 'Vila',
  Total: 'Total',
  Pickup: 'Jemput',
  'Add flight details or special requests (optional)':
    'Tambahkan detail penerbangan atau permintaan khusus (opsional)',
  'Book another date': 'Pesan tanggal lain',
  'Book another stay': 'Pesan masa inap lain',
  'This is taking longer than usual. Please keep this page open.':
    'Ini lebih lama dari biasanya. Mohon biarkan halaman ini terbuka.',
  'The connection was lost, so we do not know whether your request has arrived. What you typed is kept: please send it again. It will not be counted twice.':
    'Koneksi terputus, jadi kami tidak tahu apakah permintaan Anda sudah sampai. Yang Anda ketik tetap tersimpan: silakan kirim lagi. Permintaan tidak akan dihitung dua kali.',
  'You are offline. What you typed is kept: please send it again when the connection is back.':
    'Anda sedang luring. Yang Anda ketik tetap tersimpan: silakan kirim lagi saat koneksi kembali.',
  'Your request of {time} arrived.': 'Permintaan Anda pukul {time} sudah sampai.',
  'Your request of {time} did not arrive. Please send it again.':
    'Permintaan Anda pukul {time} tidak sampai. Silakan kirim lagi.',
  'Your message of {time} arrived.': 'Pesan Anda pukul {time} sudah sampai.',
  'Your message of {time} did not arrive. Please send it again.':
    'Pesan Anda pukul {time} tidak sampai. Silakan kirim lagi.',
  'See it': 'Lihat',
  'You asked for this at {time}. Is this a second booking?':
    'Anda sudah memintanya pukul {time}. Apakah ini pesanan kedua?',
  'We may have this request already. Is this a second booking?':
    'Permintaan ini mungkin sudah kami terima. Apakah ini pesanan kedua?',
  'Book a second one': 'Pesan satu lagi',
  'See the first one': 'Lihat yang pertama',
  'You sent us this message at {time}. Send it once more?':
    'Anda sudah mengirim pesan ini pukul {time}. Kirim sekali lagi?',
  'We may have this message already. Send it once more?':
    'Pesan ini mungkin sudah kami terima. Kirim sekali lagi?',
  'Send it again': 'Kirim lagi',
  'Somebody asked for the same with this email shortly before. If you want only one, please cancel the other on its page.':
    'Tidak lama sebelumnya seseorang meminta hal yang sama dengan email ini. Jika Anda hanya menginginkan satu, silakan batalkan yang lain di halamannya.',
  'An earlier version of this request has already reached us. To send this version as well, press the button again; to change the earlier one, write to us.':
    'Versi sebelumnya dari permintaan ini sudah kami terima. Untuk mengirim versi ini juga, tekan tombol lagi; untuk mengubah yang sebelumnya, tulislah kepada kami.',

  // Airport transfers.
  'Your Route': 'Rute Anda',
  'CONTINUE BOOKING': 'LANJUTKAN PEMESANAN',
  'per car, whatever the route. You pay the driver.':
    'per mobil, apa pun rutenya. Anda membayar sopir.',
  'Pickup Location': 'Lokasi Jemput',
  Destination: 'Tujuan',
  'Pickup Date': 'Tanggal Jemput',
  'Pickup Date *': 'Tanggal Jemput *',
  'Pickup Time': 'Waktu Jemput',
  Passengers: 'Penumpang',
  Luggage: 'Bagasi',
  'Flight Details': 'Rincian Penerbangan',
  'Special Requests': 'Permintaan Khusus',
  Vehicle: 'Kendaraan',
  'No longer offered': 'Tidak ditawarkan lagi',
  '{count} passengers': '{count} penumpang',
  '{count} bags': '{count} koper',
  'no pickups': 'tidak ada penjemputan',
  'has passed in Bali': 'sudah lewat di Bali',
  'is too soon': 'terlalu dekat',
  'has no pickups': 'tidak ada penjemputan',
  'is closed for Nyepi': 'tutup karena Nyepi',
  'First pickup {from}, last {to}': 'Penjemputan pertama {from}, terakhir {to}',
  'at least {hours} ahead': 'minimal {hours} sebelumnya',
  'About this day': 'Tentang hari ini',
  'Airport transfers cannot be booked here at the moment. Please contact us: a person answers, usually on the same day.':
    'Antar-jemput bandara saat ini tidak dapat dipesan di sini. Silakan hubungi kami: kami menjawab, biasanya pada hari yang sama.',
  'Confirm Your Airport Transfer Booking': 'Konfirmasi Pesanan Antar-Jemput Bandara Anda',
  '{from} to {to}, {date} at {time}': '{from} ke {to}, {date} pukul {time}',
  '{pickup} to {destination}': '{pickup} ke {destination}',
  '{date} at {time}': '{date} pukul {time}',
  '{date} at {time} (Bali time)': '{date} pukul {time} (waktu Bali)',
  '{time} (Bali time)': '{time} (waktu Bali)',
  Cancel: 'Batalkan',
  Confirm: 'Konfirmasi',
  Transfer: 'Antar-jemput',
  'Book another transfer': 'Pesan antar-jemput lain',
  'Booking Failed': 'Pemesanan Gagal',
  'There was an error processing your booking. Please try again.':
    'Terjadi kesalahan saat memproses pesanan Anda. Silakan coba lagi.',
  'Missing Information': 'Informasi Belum Lengkap',
  'Please fill in all customer details.': 'Silakan isi semua data pelanggan.',
  'Booking Confirmed!': 'Pesanan Dikonfirmasi!',
  "Your airport transfer has been booked successfully. We'll contact you soon.":
    'Antar-jemput bandara Anda berhasil dipesan. Kami akan segera menghubungi Anda.',

  // A trip.
  'Your trip': 'Perjalanan Anda',
  'Loading your trip...': 'Memuat perjalanan Anda...',
  'Your trip could not be loaded': 'Perjalanan Anda tidak dapat dimuat',
  'The server cannot be reached. Please check your connection.':
    'Server tidak dapat dijangkau. Silakan periksa koneksi Anda.',
  'Something went wrong on our side.': 'Ada yang tidak beres di pihak kami.',
  'This link does not lead to a trip': 'Tautan ini tidak menuju ke sebuah perjalanan',
  'It may have been replaced by a newer one, or a part of it is missing. We can send you the right one: to the email that you booked with.':
    'Mungkin sudah diganti dengan yang baru, atau sebagian tautan hilang. Kami dapat mengirimkan yang benar: ke email yang Anda pakai saat memesan.',
  'Send me the link': 'Kirimi saya tautannya',
  'If we know this address, a link is on its way to it.':
    'Bila kami mengenal alamat ini, tautannya sedang dikirim ke sana.',
  'Tell us the email that you booked with. We send the link of your trip there.':
    'Beri tahu email yang Anda pakai saat memesan. Kami mengirim tautan perjalanan Anda ke sana.',
  'Nothing is coming up at the moment. What you add to this trip will appear here.':
    'Saat ini tidak ada yang akan datang. Yang Anda tambahkan ke perjalanan ini akan muncul di sini.',
  'We sent the link of your trip to {email}. Please use that link from now on: it opens on any device. If the address is wrong, please write to us.':
    'Kami mengirim tautan perjalanan Anda ke {email}. Mulai sekarang gunakan tautan itu: tautan itu terbuka di perangkat apa pun. Bila alamatnya salah, silakan tulis kepada kami.',
  'This page needs an internet connection. Our emails, the voucher and the calendar file do not.':
    'Halaman ini memerlukan koneksi internet. Email kami, voucher, dan berkas kalender tidak.',
  'Past ({count})': 'Yang lalu ({count})',
  Share: 'Bagikan',
  'Anyone with the link can see the trip and change it.':
    'Siapa pun yang punya tautan ini dapat melihat dan mengubah perjalanan.',
  'My trip to Bali': 'Perjalanan saya ke Bali',
  'Link copied': 'Tautan disalin',
  'Please copy the link from the address bar of your browser':
    'Silakan salin tautan dari bilah alamat peramban Anda',
  'Hello {company}, I have a question about my trip.':
    'Halo {company}, saya punya pertanyaan tentang perjalanan saya.',
  'Hello {company}, I have a question about my trip ({requests}).':
    'Halo {company}, saya punya pertanyaan tentang perjalanan saya ({requests}).',
  'Hello {company}, I have a question about {item}, {when}, reference {reference}.':
    'Halo {company}, saya punya pertanyaan tentang {item}, {when}, nomor referensi {reference}.',
  'Call us or chat with us. Our office hours in Bali:':
    'Telepon atau hubungi kami lewat obrolan. Jam kantor kami di Bali:',
  'Save the address of this page: it opens your trip on any device. Anyone who has it can change your trip.':
    'Simpan alamat halaman ini: alamat ini membuka perjalanan Anda di setiap perangkat. Siapa pun yang memilikinya dapat mengubah perjalanan Anda.',
  'Please check': 'Mohon diperhatikan',
  'Messages ({count})': 'Pesan ({count})',
  Messages: 'Pesan',
  'Ask for another date': 'Minta tanggal lain',
  When: 'Kapan',
  Price: 'Harga',
  'Villa stay': 'Menginap di vila',
  Flight: 'Penerbangan',
  'Special requests': 'Permintaan khusus',
  Pending: 'Menunggu',
  Confirmed: 'Dikonfirmasi',
  Cancelled: 'Dibatalkan',
  Completed: 'Selesai',
  'Our answer is taking longer than usual. Please call us, or write to us.':
    'Jawaban kami lebih lama dari biasanya. Silakan telepon atau tulislah kepada kami.',
  'We usually answer by {time} on {date} (Bali time).':
    'Kami biasanya menjawab sebelum pukul {time} pada {date} (waktu Bali).',
  'You asked us to cancel this.': 'Anda meminta kami membatalkan ini.',
  'same price': 'harga sama',
  'You asked to change this to {change} ({cost}).':
    'Anda meminta perubahan menjadi {change} ({cost}).',
  'Your driver will meet you on {when}.': 'Sopir menunggu Anda pada {when}.',
  'Your place is booked for {when}.': 'Tempat Anda sudah dipesan untuk {when}.',
  'The villa is yours from {when}.': 'Vila ini untuk Anda mulai {when}.',
  'You can cancel free of charge until {date}.':
    'Anda dapat membatalkan tanpa biaya sampai {date}.',
  'This is cancelled. If that is a mistake, please write to us.':
    'Ini dibatalkan. Bila ini keliru, silakan tulis kepada kami.',
  'Thank you for traveling with us.': 'Terima kasih telah bepergian bersama kami.',
  'The day has passed, and we did not confirm it. If that is a mistake, please write to us.':
    'Harinya sudah lewat, dan kami belum mengonfirmasinya. Bila itu keliru, silakan tulis kepada kami.',
  'Until we answer, everything stays as it is.':
    'Sampai kami menjawab, semuanya tetap seperti sekarang.',
  'A person reads your request and confirms it.':
    'Kami membaca permintaan Anda dan mengonfirmasinya.',
  'Until then you pay nothing, and nothing is binding.':
    'Sampai saat itu Anda tidak membayar apa pun, dan belum ada yang mengikat.',
  'New: {title}.': 'Baru: {title}.',
  '{title}: {status}.': '{title}: {status}.',
  '{title}: you no longer have an open request.':
    '{title}: tidak ada permintaan yang terbuka lagi.',
  '{company} wrote to you about {title}.': '{company} menulis kepada Anda tentang {title}.',
  'Withdraw request': 'Tarik kembali',
  'Cancelling is free.': 'Tanpa biaya bagi Anda.',
  'It can no longer be cancelled free of charge. We will look at it first, and write to you what it would cost.':
    'Ini tidak dapat lagi dibatalkan tanpa biaya. Kami memeriksanya dulu, lalu menulis kepada Anda berapa biayanya.',
  'It can no longer be cancelled free of charge: the deposit of {price} would be lost. We will look at it first, and write to you.':
    'Ini tidak dapat lagi dibatalkan tanpa biaya: uang muka {price} hangus. Kami memeriksanya dulu, lalu menulis kepada Anda.',
  'It is cancelled.': 'Sudah dibatalkan.',
  'We have your request to cancel. Until we answer, everything stays as it is.':
    'Permintaan pembatalan Anda sudah kami terima. Sampai kami menjawab, semuanya tetap seperti sekarang.',
  'We have your request to cancel; the deposit of {price} would then be lost. Until we answer, everything stays as it is.':
    'Permintaan pembatalan Anda sudah kami terima; uang muka {price} akan hangus. Sampai kami menjawab, semuanya tetap seperti sekarang.',
  'Cancel this?': 'Batalkan ini?',
  Close: 'Tutup',
  'Keep it': 'Pertahankan',
  'Cancel it': 'Batalkan',
  'Ask to cancel': 'Minta pembatalan',
  'About {title}': 'Tentang {title}',
  'Send again': 'Kirim lagi',
  Send: 'Kirim',
  'Your message': 'Pesan Anda',
  'Ask or tell us anything about this. We answer here, usually on the same day.':
    'Tanyakan atau sampaikan apa saja tentang ini. Kami menjawab di sini, biasanya pada hari yang sama.',
  You: 'Anda',
  '{author} · {date}, {time} (Bali time)': '{author} · {date}, {time} (waktu Bali)',
  'The price stays {price}.': 'Harganya tetap {price}.',
  'It would cost {changed} instead of {now}.': 'Biayanya menjadi {changed}, bukan {now}.',
  'See the price': 'Lihat harga',
  'Ask for this change': 'Minta perubahan ini',
  'Leave it as it is': 'Biarkan seperti ini',
  'We will check availability and reply. Until then, everything stays as it is.':
    'Kami akan memeriksa ketersediaan lalu membalas. Sampai saat itu, semuanya tetap seperti sekarang.',
  'You will find our answer on this page, and we will write to you.':
    'Jawaban kami ada di halaman ini, dan kami menulis kepada Anda.',
  // Receipts
  'Receipt {number}': 'Kuitansi {number}',
  'Receipt {number} (cancelled)': 'Kuitansi {number} (dibatalkan)',
  'Credit note {number}': 'Nota kredit {number}',
  'Cancels receipt {number}': 'Membatalkan kuitansi {number}',
  'Before tax': 'Sebelum pajak',
  'Given back': 'Dikembalikan',
  'Paid too much': 'Kelebihan bayar',
  'Left to pay': 'Sisa pembayaran',
  Paid: 'Dibayar',
  Cash: 'Tunai',
  Card: 'Kartu',
  'Bank transfer': 'Transfer bank',
  Other: 'Lainnya',
  'Print or save as PDF': 'Cetak atau simpan sebagai PDF',
  'Print voucher': 'Cetak voucher',
  'More options': 'Pilihan lain',
  'Ask about your pickup': 'Tanyakan penjemputan Anda',
  'Hello {company}, I have a question about the pickup for {item}, {when}, reference {reference}.':
    'Halo {company}, saya ingin bertanya tentang penjemputan untuk {item}, {when}, referensi {reference}.',
  'For our staff': 'Untuk staf kami',
  'Something went wrong. Please try again, or call us.':
    'Ada yang tidak beres, dan kami tidak tahu sebabnya. Silakan coba lagi, atau telepon kami.',
  'Write a review': 'Tulis ulasan',
  'Your rating': 'Nilai Anda',
  'How was {item}?': 'Bagaimana {item}?',
  'Your review': 'Ulasan Anda',
  'At least {count} characters. We publish it after we have read it.':
    'Minimal {count} karakter. Semua orang dapat membacanya setelah kami membacanya.',
  'Name, as everyone will see it': 'Nama, seperti yang dilihat semua orang',
  'Country (optional)': 'Negara (opsional)',
  'Country code': 'Kode negara',
  'No country code': 'Tanpa kode negara',
  'Not provided': 'Tidak disebutkan',
  'Send review': 'Kirim ulasan',
  'Thank you. Your review will appear once we have read it.':
    'Terima kasih. Ulasan Anda tampil setelah kami membacanya.',
  'Thank you. Your review is on the page of {item}.':
    'Terima kasih. Ulasan Anda ada di halaman {item}.',
  'Thank you for your review.': 'Terima kasih atas ulasan Anda.',
  'Your review could not be sent. What you wrote is kept: please try again.':
    'Ulasan Anda tidak dapat dikirim. Yang Anda tulis tetap tersimpan: silakan coba lagi.',

  // The page of a driver or guide.
  'Your jobs': 'Tugas Anda',
  'Loading your jobs...': 'Memuat tugas Anda...',
  'Your jobs could not be loaded': 'Tugas Anda tidak dapat dimuat',
  'This link is closed': 'Tautan ini ditutup',
  'There may be a newer link, or a part of this one is missing. Please ask the office for your link.':
    'Mungkin ada tautan yang lebih baru, atau sebagian tautan ini hilang. Silakan minta tautan Anda ke kantor.',
  'Hello {name}, this is {company}.': 'Halo {name}, ini {company}.',
  'Call {name}, {phone}': 'Telepon {name}, {phone}',
  Call: 'Telepon',
  'WhatsApp {name}': 'WhatsApp {name}',
  'You drive': 'Anda menyetir',
  'You guide': 'Anda memandu',
  'Time not set': 'Waktu belum ditentukan',
  From: 'Dari',
  To: 'Ke',
  Today: 'Hari ini',
  Tomorrow: 'Besok',
  'Next days': 'Hari-hari berikutnya',
  Yesterday: 'Kemarin',
  'No jobs today': 'Tidak ada tugas hari ini',
  'No jobs tomorrow': 'Tidak ada tugas besok',
  'Map: {place}': 'Peta: {place}',
  Map: 'Peta',
  'at {time}': 'pukul {time}',
  'Undo: {tick}': 'Urungkan: {tick}',
  Undo: 'Urungkan',
  'Sending…': 'Mengirim…',
  'Not sent: there is no connection. Please tap again later.':
    'Tidak terkirim: tidak ada koneksi. Silakan ketuk lagi nanti.',
  'No answer. Please check your connection and try again.':
    'Tidak ada jawaban. Silakan periksa koneksi Anda dan coba lagi.',
  'Something went wrong on our side. Please call the office.':
    'Ada yang tidak beres di pihak kami. Silakan telepon kantor.',
  Day: 'Hari',
  Year: 'Tahun',
  Empty: 'Kosong',
  Notifications: 'Pemberitahuan',

  // Problems with input.
  'takes up to {passengers} and {luggage}': 'memuat hingga {passengers} dan {luggage}',
  'Please fill in this field.': 'Silakan isi kolom ini.',
  'Please check this field.': 'Silakan periksa kolom ini.',
  'Please use at most {limit} characters.': 'Silakan pakai paling banyak {limit} karakter.',
  'Please choose at most {limit}.': 'Silakan pilih paling banyak {limit}.',
  'Please choose at least {limit}.': 'Silakan pilih paling sedikit {limit}.',
  'Please enter your name': 'Silakan isi nama Anda',
  'Please enter the name of the guest': 'Silakan isi nama tamu',
  'Please enter your email': 'Silakan isi email Anda',
  'Please enter a valid email address': 'Silakan isi alamat email yang benar',
  'Please enter a phone number with its country code, such as +62 812 3456 7890':
    'Silakan isi nomor telepon dengan kode negara, misalnya +62 812 3456 7890',
  'Please leave out web addresses here.': 'Mohon jangan menulis alamat web di sini.',
  'Please type this again: it contains invisible characters.':
    'Silakan ketik ulang: ada karakter yang tidak terlihat.',
  'Please enter a date': 'Silakan isi tanggal',
  'This date has passed: it is {today} in Bali. Please select another date.':
    'Tanggal ini sudah lewat: di Bali sekarang {today}. Silakan pilih tanggal lain.',
  'Please enter a time as HH:mm, such as 07:30': 'Silakan isi waktu sebagai HH:mm, misalnya 07:30',
  'Please select a date within the next two years.':
    'Silakan pilih tanggal dalam dua tahun ke depan.',
  'Please select a date': 'Silakan pilih tanggal',
  'Please select a check-out date': 'Silakan pilih tanggal check-out',
  'Check-out must be later than check-in.': 'Check-out harus setelah check-in.',
  'For stays of more than {nights} nights, please contact us.':
    'Untuk menginap lebih dari {nights} malam, silakan hubungi kami.',
  'Please select a first and a last day.': 'Silakan pilih hari pertama dan hari terakhir.',
  'The last day must not be before the first.': 'Hari terakhir tidak boleh sebelum hari pertama.',
  'Online you can book for {min} to {max} guests. Please contact us for more.':
    'Secara online Anda dapat memesan untuk {min} sampai {max} tamu. Silakan hubungi kami untuk lebih banyak tamu.',
  'Some of these nights are taken. Please choose other dates.':
    'Sebagian malam ini sudah terisi. Silakan pilih tanggal lain.',
  'Unable to process booking': 'Pesanan tidak dapat diproses',
  'This is what you have already. Please choose something else.':
    'Ini sama dengan yang sudah Anda punya. Silakan pilih yang lain.',
  'This cannot be booked online at the moment. Please contact us.':
    'Ini saat ini tidak dapat dipesan daring. Silakan hubungi kami.',
  'This is not offered on {date}. Please select another date.':
    'Ini tidak ditawarkan pada {date}. Silakan pilih tanggal lain.',
  'This is not offered from {from} to {to}. Please select another date.':
    'Ini tidak ditawarkan dari {from} sampai {to}. Silakan pilih tanggal lain.',
  'This tour runs on {days}.': 'Tur ini ada pada {days}.',
  'Check-in is on {days}.': 'Check-in pada {days}.',
  'Check-out is on {days}.': 'Check-out pada {days}.',
  'This tour starts at {startTime}, before we can answer: we usually answer by {time} on {date} (Bali time). Please select another date, or contact us.':
    'Tur ini mulai pukul {startTime}, sebelum kami menjawab: biasanya paling lambat pukul {time} pada {date} (waktu Bali). Silakan pilih tanggal lain, atau hubungi kami.',
  'Please book at least {hours} before the day begins in Bali, or contact us.':
    'Silakan pesan paling lambat {hours} sebelum harinya dimulai di Bali, atau hubungi kami.',
  'This day is fully booked. Please select another date.':
    'Hari ini sudah penuh. Silakan pilih tanggal lain.',
  'Only {count} places are left on this day. Please select another date or fewer guests.':
    'Hanya tersisa {count} tempat pada hari ini. Silakan pilih tanggal lain atau tamu lebih sedikit.',
  'Please stay at least {nights}.': 'Silakan menginap paling sedikit {nights}.',
  'Please stay at most {nights}, or contact us.':
    'Silakan menginap paling lama {nights}, atau hubungi kami.',
  'Pickup location, destination, pickup date, and pickup time are required':
    'Lokasi jemput, tujuan, tanggal jemput, dan waktu jemput harus diisi',
  'Guest name, email, and phone are required': 'Nama tamu, email, dan telepon harus diisi',
  'Please select a full hour': 'Silakan pilih jam penuh',
  'This time has passed: it is {time} on {today} in Bali. Please select a later time.':
    'Waktu ini sudah lewat: di Bali sekarang pukul {time}, {today}. Silakan pilih waktu lain.',
  'We need {hours} to send a car.': 'Kami perlu {hours} untuk mengirim mobil.',
  'The earliest pickup is at {time} on {date} (Bali time).':
    'Penjemputan paling awal pukul {time} pada {date} (waktu Bali).',
  'The next pickup is at {time} on {date} (Bali time).':
    'Penjemputan berikutnya pukul {time} pada {date} (waktu Bali).',
  'Our first pickup is at {from}, our last at {to} (Bali time). Please select a time in between.':
    'Penjemputan pertama kami pukul {from}, yang terakhir pukul {to} (waktu Bali). Silakan pilih waktu di antaranya.',
  'Our first pickup is at {from}, our last at {to} the next morning (Bali time). Please select a time in between.':
    'Penjemputan pertama kami pukul {from}, yang terakhir pukul {to} keesokan paginya (waktu Bali). Silakan pilih waktu di antaranya.',
  'Please choose a vehicle.': 'Silakan pilih kendaraan.',
  'This vehicle is no longer offered. Please choose another.':
    'Kendaraan ini tidak ditawarkan lagi. Silakan pilih yang lain.',
  '{name} {room}. Please choose another, such as {larger}.':
    '{name} {room}. Silakan pilih yang lain, misalnya {larger}.',
  '{name} {room}. We have none that takes so many: please contact us.':
    '{name} {room}. Kami tidak punya kendaraan sebesar itu: silakan hubungi kami.',
  'This is the pickup location as well. Please enter another destination.':
    'Ini sama dengan lokasi jemput. Silakan isi tujuan lain.',
  'Please enter a subject': 'Silakan isi perihal',
  'Please enter your message': 'Silakan isi pesan Anda',
  'Please choose one to five stars': 'Silakan pilih satu sampai lima bintang',
  'Please write at least {limit} characters': 'Silakan tulis paling sedikit {limit} karakter',
  'Please use at most {limit} characters': 'Silakan pakai paling banyak {limit} karakter',
  'Please select a date for your tour': 'Silakan pilih tanggal untuk tur Anda',
  'Please select check-in and check-out dates': 'Silakan pilih tanggal check-in dan check-out',
  'Both check-in and check-out dates are required for villa bookings':
    'Tanggal check-in dan check-out harus diisi untuk pesanan vila',
  'Missing item information. Please try again later.':
    'Informasi pesanan tidak lengkap. Silakan coba lagi nanti.',

  // Days of Bali's calendar.
  'Melasti: villages walk to the sea in procession, and roads to the beaches are slow. Please allow more time.':
    'Melasti: desa-desa berjalan ke laut dalam arak-arakan, dan jalan ke pantai padat. Mohon sediakan waktu lebih.',
  'The eve of Nyepi: roads close in the afternoon for the ogoh-ogoh parades. Please travel in the morning, and buy what you need for the next day.':
    'Pengerupukan, sehari sebelum Nyepi: jalan ditutup pada sore hari untuk pawai ogoh-ogoh. Silakan bepergian pada pagi hari, dan beli keperluan Anda untuk hari berikutnya.',
  'Nyepi, the Day of Silence: the airport and all roads are closed from 06:00 until 06:00 the next day. Please stay inside your villa or hotel, and choose another day for tours and transfers.':
    'Nyepi, Hari Hening: bandara dan semua jalan ditutup dari pukul 06:00 sampai 06:00 keesokan harinya. Mohon tetap di dalam vila atau hotel Anda, dan pilih hari lain untuk tur dan antar-jemput.',
  'The day after Nyepi: the airport and the roads open at 06:00 and are busy. Please travel after that, and allow more time.':
    'Sehari setelah Nyepi: bandara dan jalan dibuka pukul 06:00 dan ramai. Silakan bepergian setelah itu, dan sediakan waktu lebih.',
  'The eve of Galungan: families prepare the feast, and many travel to their villages. Roads are slow: please allow more time.':
    'Sehari sebelum Galungan: keluarga menyiapkan perayaan, dan banyak yang pulang ke desa. Jalan padat: mohon sediakan waktu lebih.',
  'Galungan: temples are full, roads are slow, and some shops and restaurants are closed. Please allow more time.':
    'Galungan: pura penuh, jalan padat, dan sebagian toko serta restoran tutup. Mohon sediakan waktu lebih.',
  'The day after Galungan: families visit each other and go out, so roads and sights are full. Please allow more time.':
    'Sehari setelah Galungan: keluarga saling berkunjung dan bepergian, jadi jalan dan tempat wisata penuh. Mohon sediakan waktu lebih.',
  'Kuningan: temples are full and roads are slow until noon. Please allow more time in the morning.':
    'Kuningan: pura penuh dan jalan padat sampai siang. Mohon sediakan waktu lebih pada pagi hari.',
  'Saraswati, the day of learning: temples and schools are full in the morning. Please allow more time.':
    'Saraswati, hari ilmu pengetahuan: pura dan sekolah penuh pada pagi hari. Mohon sediakan waktu lebih.',
  'Pagerwesi: temples are full, above all in the north of Bali. Please allow more time there.':
    'Pagerwesi: pura penuh, terutama di Bali utara. Mohon sediakan waktu lebih di sana.',
  'The government has not confirmed this date yet.': 'Pemerintah belum memastikan tanggal ini.',

  // Warnings of a trip.
  'on {date} at {time}': 'pada {date} pukul {time}',
  '{tour} is on {date}, but we meet you at the airport {flight}.':
    '{tour} pada {date}, tetapi kami menjemput Anda di bandara {flight}.',
  '{tour} is on the day you land: we meet you at the airport {flight}. Most tours start early and take all day.':
    '{tour} pada hari Anda mendarat: kami menjemput Anda di bandara {flight}. Kebanyakan tur dimulai pagi dan berlangsung seharian.',
  '{tour} starts at {time} on the day you land: we meet you at the airport {flight}.':
    '{tour} mulai pukul {time} pada hari Anda mendarat: kami menjemput Anda di bandara {flight}.',
  'You have {tours} at the same time on {date}.':
    'Anda punya {tours} pada waktu yang sama pada {date}.',
  Included: 'Termasuk',
  'You have {tours} on one day, {date}. Most tours take all day.':
    'Anda punya {tours} pada satu hari, {date}. Kebanyakan tur berlangsung seharian.',
  'No one is meeting you at the airport yet when you arrive at {villa} on {date}.':
    'Belum ada yang menjemput Anda di bandara saat Anda datang ke {villa} pada {date}.',
  'Add a transfer for {date}': 'Tambah antar-jemput untuk {date}',
  'Change the date of {what}': 'Ubah tanggal {what}',

  // The calendar file.
  'Bali with {company}': 'Bali bersama {company}',
  '{title} (not confirmed yet)': '{title} (belum dikonfirmasi)',
  'Reference {reference}': 'Nomor referensi {reference}',
  'Your trip: {link}': 'Perjalanan Anda: {link}',
  '{title}, Bali, Indonesia': '{title}, Bali, Indonesia',
  'Guests: {count}': 'Tamu: {count}',
  'Total: {price}': 'Total: {price}',

  // Other problems with input, so far shown only to staff.
  'Small letters, digits and single hyphens only':
    'Hanya huruf kecil, angka, dan tanda hubung tunggal',
  'Please use at most two decimals': 'Silakan pakai paling banyak dua desimal',
  'Please enter an amount': 'Silakan isi jumlah',
  'Please say why': 'Silakan sebutkan alasannya',
  'This day is yet to come: it is {today} in Bali.':
    'Hari ini belum tiba: di Bali sekarang {today}.',
  'Please enter a phone number or an email': 'Silakan isi nomor telepon atau email',
  'Please choose the first night': 'Silakan pilih malam pertama',
  'Please choose the day when the villa is free again': 'Silakan pilih hari saat vila kosong lagi',
  'The villa can be free again on the day after the first night at the earliest.':
    'Vila paling cepat kosong lagi sehari setelah malam pertama.',
  'Please block at most {nights} nights at once.':
    'Silakan blokir paling banyak {nights} malam sekaligus.',
  'Please say why in a note': 'Silakan sebutkan alasannya dalam catatan',
  'Please say which portal it is, such as Airbnb': 'Silakan sebutkan portalnya, misalnya Airbnb',
  'Please paste the address of the calendar': 'Silakan tempel alamat kalender',
  'Please paste the whole address of the calendar, which begins with https://':
    'Silakan tempel alamat kalender lengkap, yang dimulai dengan https://',
  'Please enter a name': 'Silakan isi nama',
  'Please enter a phone number': 'Silakan isi nomor telepon',
  'Please choose a currency': 'Silakan pilih mata uang',
  'This currency is in the table already': 'Mata uang ini sudah ada di tabel',
  'This partner is in the list already': 'Mitra ini sudah ada di daftar',
  'Please enter a number from {least} to {most}, such as 0.92 or 16350':
    'Silakan isi angka dari {least} sampai {most}, misalnya 0.92 atau 16350',
  'Please say whether they drive, guide or do both':
    'Silakan sebutkan apakah mereka menyetir, memandu, atau keduanya',
  'Please fill in what stands in braces, or leave it out.':
    'Silakan isi yang ada dalam kurung kurawal, atau hapus.',
  'Please enter your full name': 'Silakan isi nama lengkap Anda',
  'Please enter your password': 'Silakan isi kata sandi Anda',
  'Please enter a password': 'Silakan isi kata sandi',
  'Please use at least 6 characters': 'Silakan pakai paling sedikit 6 karakter',
  'Please enter a title': 'Silakan isi judul',
  'Please enter a short description': 'Silakan isi deskripsi singkat',
  'Please enter a full description': 'Silakan isi deskripsi lengkap',
  'Please enter a duration': 'Silakan isi durasi',
  'Please enter a location': 'Silakan isi lokasi',
  'Please keep at most {limit}': 'Silakan simpan paling banyak {limit}',
  'Please enter a whole number': 'Silakan isi bilangan bulat',
  'Please enter 0 or more': 'Silakan isi 0 atau lebih',
  'Please use at most {limit}': 'Silakan pakai paling banyak {limit}',
  'Please use at least {limit}': 'Silakan pakai paling sedikit {limit}',
  'Please enter a number, such as 12 or 12.50': 'Silakan isi angka, misalnya 12 atau 12.50',
  'Please enter a first day and a last day, in this order':
    'Silakan isi hari pertama dan hari terakhir, dengan urutan ini',
  'Please choose at least one day': 'Silakan pilih paling sedikit satu hari',
  'Two of these seasons have a day in common': 'Dua dari musim ini memiliki hari yang sama',
  'Two of these begin with as many guests': 'Dua dari ini dimulai dengan jumlah tamu yang sama',
  'Please choose from how many guests on': 'Silakan pilih mulai berapa tamu',
  'Please begin with empty rules first': 'Silakan mulai dengan aturan kosong',
  'Please enter as many nights as the least, or more':
    'Silakan isi jumlah malam sebanyak yang paling sedikit, atau lebih',
  'This is no picture of ours. Please upload one instead.':
    'Ini bukan gambar kami. Silakan unggah gambar.',

  // Mails.
  'Hello,': 'Halo,',
  'Hello {name},': 'Halo {name},',
  'Hello {company}': 'Halo {company}',
  'Or copy this address:': 'Atau salin alamat ini:',
  'Free to cancel until': 'Bebas biaya pembatalan sampai',
  Deposit: 'Uang muka',
  Starts: 'Mulai',
  'We have your request for {item}': 'Permintaan Anda untuk {item} sudah kami terima',
  'Thank you for your request for {item}. We are looking at it now and will contact you shortly to confirm it.':
    'Terima kasih atas permintaan Anda untuk {item}. Kami sedang memeriksanya dan akan segera menghubungi Anda untuk mengonfirmasi.',
  'Nothing is booked or paid until then.': 'Sampai saat itu belum ada yang dipesan atau dibayar.',
  'Your booking for {item} is confirmed': 'Pesanan {item} Anda dikonfirmasi',
  'Good news: your booking for {item} is confirmed. We look forward to seeing you.':
    'Kabar baik: pesanan {item} Anda dikonfirmasi. Kami menantikan kedatangan Anda.',
  'Your booking for {item} is cancelled': 'Pesanan {item} Anda dibatalkan',
  'Your booking for {item} is cancelled.': 'Pesanan {item} Anda dibatalkan.',
  'If that is a mistake, or you would like another date, please reply to this email.':
    'Bila ini keliru, atau ingin tanggal lain, silakan balas email ini.',
  '{item} is tomorrow, {date}. We look forward to seeing you.':
    '{item} berlangsung besok, {date}. Kami menantikan kedatangan Anda.',
  'Your stay at {item} begins tomorrow, {date}. We look forward to seeing you.':
    'Masa inap Anda di {item} dimulai besok, {date}. Kami menantikan kedatangan Anda.',
  'Tomorrow: {item}': 'Besok: {item}',
  'If anything has changed, please reply to this email.':
    'Bila ada yang berubah, silakan balas email ini.',
  'If anything has changed, please reply to this email or write to us on WhatsApp.':
    'Bila ada yang berubah, silakan balas email ini atau tulis lewat WhatsApp.',
  '{date}, {time} (Bali time)': '{date}, {time} (waktu Bali)',
  'We have your airport transfer request': 'Permintaan antar-jemput bandara Anda sudah kami terima',
  'Thank you for your airport transfer request. We are looking at it now and will contact you soon.':
    'Terima kasih atas permintaan antar-jemput bandara Anda. Kami sedang memeriksanya dan akan segera menghubungi Anda.',
  'Your airport transfer is confirmed': 'Antar-jemput bandara Anda dikonfirmasi',
  'Your airport transfer is confirmed. Your driver will wait for you.':
    'Antar-jemput bandara Anda dikonfirmasi. Sopir akan menunggu Anda.',
  'Thank you for riding with us': 'Terima kasih telah bepergian bersama kami',
  'Your airport transfer is completed. Thank you, and enjoy Bali.':
    'Antar-jemput bandara Anda selesai. Terima kasih, dan selamat menikmati Bali.',
  'Your airport transfer is cancelled': 'Antar-jemput bandara Anda dibatalkan',
  'Your airport transfer is cancelled.': 'Antar-jemput bandara Anda dibatalkan.',
  'If that is a mistake, please reply to this email.': 'Bila ini keliru, silakan balas email ini.',
  'Tomorrow: your airport transfer at {time}': 'Besok: antar-jemput bandara Anda pukul {time}',
  'Your driver will wait for you tomorrow, {date}, at {time} (Bali time).':
    'Sopir akan menunggu Anda besok, {date}, pukul {time} (waktu Bali).',
  'If your flight has changed, please reply to this email.':
    'Bila penerbangan Anda berubah, silakan balas email ini.',
  'If your flight has changed, please reply to this email or write to us on WhatsApp.':
    'Bila penerbangan Anda berubah, silakan balas email ini atau tulis lewat WhatsApp.',
  'booking for {item}': 'pesanan {item}',
  'airport transfer': 'antar-jemput bandara',
  'Your {called} has changed': 'Perubahan pada {called} Anda',
  'Your {called} is cancelled': 'Pembatalan {called} Anda',
  'Your {called} was cancelled on your trip page.':
    'Di halaman perjalanan Anda, {called} Anda dibatalkan.',
  'We have your request to cancel your {called}': 'Permintaan pembatalan {called} Anda kami terima',
  'We were asked on your trip page to cancel your {called}. We will answer you soon.':
    'Di halaman perjalanan Anda, kami diminta membatalkan {called} Anda. Kami segera menjawab.',
  'We have your request to change your {called}': 'Permintaan perubahan {called} Anda kami terima',
  'We were asked on your trip page to change your {called}. We will answer you soon.':
    'Di halaman perjalanan Anda, kami diminta mengubah {called} Anda. Kami segera menjawab.',
  'The request about your {called} was withdrawn': 'Permintaan tentang {called} Anda ditarik',
  'The request to change or cancel your {called} was withdrawn on your trip page.':
    'Di halaman perjalanan Anda, permintaan untuk mengubah atau membatalkan {called} Anda ditarik.',
  'We have your message about your {called}': 'Pesan tentang {called} Anda kami terima',
  'A message about your {called} was sent from your trip page. We will answer you soon.':
    'Dari halaman perjalanan Anda, sebuah pesan tentang {called} Anda dikirim. Kami segera menjawab.',
  'Thank you for your review of your {called}': 'Terima kasih atas ulasan {called} Anda',
  'A review of your {called} was written on your trip page.':
    'Di halaman perjalanan Anda, ulasan {called} Anda ditulis.',
  'If that was not you, please reply to this email. We will put it right, and replace the link of your trip.':
    'Bila itu bukan Anda, silakan balas email ini. Kami akan membereskannya dan mengganti tautan perjalanan Anda.',
  'We have changed your {called}. Here is how it stands now.':
    'Kami sudah mengubah {called} Anda. Inilah yang berlaku sekarang.',
  'We have changed your {called} as you asked. Here is how it stands now.':
    'Kami sudah mengubah {called} Anda sesuai permintaan. Inilah yang berlaku sekarang.',
  'If something is not as you expected, please reply to this email.':
    'Bila ada yang tidak sesuai harapan Anda, silakan balas email ini.',
  'We could not change your {called}': 'Kami tidak dapat mengubah {called} Anda',
  'We are sorry: we could not change your {called} as you asked. It stays as it was.':
    'Mohon maaf: kami tidak dapat mengubah {called} Anda sesuai permintaan. Semuanya tetap seperti semula.',
  'If another day would suit you, please reply to this email, and we will look for a way.':
    'Bila hari lain cocok untuk Anda, silakan balas email ini, dan kami akan mencarikan jalan.',
  'Your {called} is not cancelled': 'Kami belum membatalkan {called} Anda',
  'You asked us to cancel your {called}. We have not cancelled it: it stays as it was.':
    'Anda meminta kami membatalkan {called} Anda. Kami belum membatalkannya: semuanya tetap seperti semula.',
  'To write to us again, please reply to this email.':
    'Untuk menulis lagi kepada kami, silakan balas email ini.',
  'To talk about it, please reply to this email.':
    'Untuk membicarakannya, silakan balas email ini.',
  'A reply about your {called}': 'Ada jawaban tentang {called} Anda',
  'You can read all messages, and reply, on your trip page.':
    'Anda dapat membaca semua pesan, dan menjawab, di halaman perjalanan Anda.',
  'Open your trip': 'Buka perjalanan Anda',
  'Your trip with {company}': 'Perjalanan Anda bersama {company}',
  'Here is the link to your trip:': 'Inilah tautan ke perjalanan Anda:',
  'Here are the links to your trips, the newest first:':
    'Inilah tautan ke perjalanan Anda, yang terbaru lebih dulu:',
  'Anyone with a link can see and change that trip, so please keep it to yourself.':
    'Siapa pun yang punya tautan dapat melihat dan mengubah perjalanan itu, jadi mohon jangan dibagikan.',
  'If you did not ask for this email, you can ignore it.':
    'Bila Anda tidak meminta email ini, abaikan saja.',
  'Thank you for traveling with us. How was {item}? A few sentences help other guests to choose, and us to do better.':
    'Terima kasih telah bepergian bersama kami. Bagaimana {item}? Beberapa kalimat membantu tamu lain memilih, dan membantu kami menjadi lebih baik.',
  'You can write them on your trip page. Anyone with its link can see and change your trip, so please keep it to yourself.':
    'Anda dapat menulisnya di halaman perjalanan Anda. Siapa pun yang punya tautannya dapat melihat dan mengubah perjalanan Anda, jadi mohon jangan dibagikan.',
  'One thing about your trip: {what}': 'Satu hal tentang perjalanan Anda: {what}',
  'Some things about your trip: {what}': 'Beberapa hal tentang perjalanan Anda: {what}',
  'If you would like to change something, please reply to this email.':
    'Bila Anda ingin mengubah sesuatu, silakan balas email ini.',
  'Confirmed: {item}': 'Dikonfirmasi: {item}',
  'Your driver: {item}': 'Sopir Anda: {item}',
  'What is left to pay: {item}': 'Sisa pembayaran: {item}',
  'Changed: {item}': 'Diubah: {item}',

  // Why an operation is refused.
  'Please check your input.': 'Silakan periksa isian Anda.',
  '{villa} sleeps up to {capacity} guests.': '{villa} menampung hingga {capacity} tamu.',
  'This tour is no longer offered. Please choose another.':
    'Tur ini tidak ditawarkan lagi. Silakan pilih yang lain.',
  'This villa is no longer offered. Please choose another.':
    'Vila ini tidak ditawarkan lagi. Silakan pilih yang lain.',
  '{villa} is not free on all of these nights. Free around these dates: {nearby}.':
    '{villa} tidak kosong pada semua malam ini. Kosong di sekitar tanggal ini: {nearby}.',
  '{villa} is not free on all of these nights. Please choose other dates.':
    '{villa} tidak kosong pada semua malam ini. Silakan pilih tanggal lain.',
  'This booking no longer exists.': 'Pesanan ini tidak ada lagi.',
  'This transfer no longer exists.': 'Antar-jemput ini tidak ada lagi.',
  'This link does not lead to a trip. It may have been replaced by a newer one: please check our latest email to you.':
    'Tautan ini tidak menuju ke sebuah perjalanan. Mungkin sudah diganti dengan yang baru: lihat email terakhir kami kepada Anda.',
  'This link does not lead to any jobs. It may have been replaced by a newer one: please ask the office.':
    'Tautan ini tidak menuju ke tugas mana pun. Mungkin sudah diganti dengan yang baru: silakan tanya kantor.',
  'This is no longer one of your jobs. Please look again, or call the office.':
    'Ini bukan tugas Anda lagi. Silakan lihat lagi, atau telepon kantor.',
  'This request was already sent with other details. Please reload the page and try again.':
    'Permintaan ini sudah dikirim dengan rincian lain. Silakan muat ulang halaman dan coba lagi.',
  'There were too many requests in a short time. Please try again in {minutes}, or contact us {how}.':
    'Terlalu banyak permintaan dalam waktu singkat. Silakan coba lagi dalam {minutes}, atau hubungi kami {how}.',
  '{count} minutes': '{count} menit',
  'We are still answering earlier requests from this email. Please wait for our answer, or contact us {how}.':
    'Kami menjawab dulu permintaan sebelumnya dengan email ini. Silakan tunggu jawaban kami, atau hubungi kami {how}.',
  'There are many messages here already. Please write to us {how}.':
    'Sudah ada banyak pesan di sini. Silakan tulis kepada kami {how}.',
  'This looks like it was filled in by a program. Please write to us {how} instead.':
    'Ini tampak seperti diisi oleh program. Silakan tulis kepada kami {how}.',
  'The price has changed in the meantime: it is {price} now. To book at this price, please confirm again.':
    'Harganya sudah berubah: sekarang {price}. Untuk memesan dengan harga ini, silakan konfirmasi lagi.',
  'Airport transfers cannot be booked here at the moment. Please contact us {how}.':
    'Antar-jemput bandara saat ini tidak dapat dipesan di sini. Silakan hubungi kami {how}.',
  'You can write a review from {date} on, when this trip is over.':
    'Anda dapat menulis ulasan mulai {date}, saat perjalanan ini selesai.',
  'Only guests who have traveled can write a review, and this booking is not confirmed.':
    'Hanya tamu yang sudah bepergian dapat menulis ulasan, dan pesanan ini belum dikonfirmasi.',
  'This booking has a review already. Thank you for it.':
    'Sudah ada ulasan untuk pesanan ini. Terima kasih.',
  'This page is of an earlier version of the site. Please reload it, and then try once more.':
    'Halaman ini versi lama. Silakan muat ulang halaman, lalu coba sekali lagi.',
  'Someone else is changing the same thing right now. Please try again in a moment.':
    'Orang lain sedang mengubah hal yang sama. Silakan coba beberapa saat lagi.',
  'Something went wrong on our side. Please try again in a moment.':
    'Ada yang tidak beres di pihak kami. Silakan coba beberapa saat lagi.',
  'Something went wrong on our side. Please try again in a moment. (code {requestId})':
    'Ada yang tidak beres di pihak kami. Silakan coba beberapa saat lagi. (kode {requestId})',
  // Mails to drivers and guides.
  'New job: {job}': 'Tugas baru: {job}',
  'Job changed: {job}': 'Tugas berubah: {job}',
  'Job cancelled: {job}': 'Tugas batal: {job}',
  'You have a new job.': 'Anda mendapat tugas baru.',
  'This job has changed. Now it is:': 'Tugas ini berubah. Sekarang:',
  'You no longer have this job.': 'Tugas ini bukan tugas Anda lagi.',
  Job: 'Tugas',
  Before: 'Sebelumnya',
  'Open your jobs': 'Buka tugas Anda',
  booking: 'pesanan',
  transfer: 'antar-jemput',
  pending: 'menunggu',
  confirmed: 'dikonfirmasi',
  cancelled: 'dibatalkan',
  completed: 'selesai',
  over: 'sudah lewat',
  'A {from} {name} cannot become {to}.': '{name} yang {from} tidak dapat menjadi {to}.',
  'This {name} has changed in the meantime: it is {status} now.':
    '{name} ini sudah berubah: sekarang {status}.',
  'This {name} is {why}: it can no longer be changed.':
    '{name} ini {why}: tidak ada yang dapat diubah lagi.',
  'This {name} is {status}: only what is confirmed can be ticked.':
    '{name} ini {status}: hanya yang dikonfirmasi dapat ditandai.',
  "{who} was faster: this job is ticked '{tick}'.":
    "{who} lebih cepat: tugas ini ditandai '{tick}'.",
  'Somebody else': 'Orang lain',
  'Somebody else has opened this job again in the meantime.':
    'Orang lain sudah membuka tugas ini lagi.',

  // How to pay a deposit
  'Please enter an email address, or a link that begins with https://paypal.me/ or https://www.paypal.com/':
    'Mohon isi alamat email, atau tautan yang diawali https://paypal.me/ atau https://www.paypal.com/',
  'Please paste the whole link from the payment provider, which begins with https://':
    'Mohon tempel seluruh tautan dari penyedia pembayaran, yang diawali https://',
  '{price}, paid': '{price}, sudah dibayar',
  '{price}, due {date}': '{price}, paling lambat {date}',
  'Please pay the deposit of {price} by {date}, with the reference {reference}.':
    'Mohon bayar uang muka {price} paling lambat {date}, dengan referensi {reference}.',
  'The deposit is paid. Thank you.': 'Uang muka sudah dibayar. Terima kasih.',
  'Pay the deposit': 'Bayar uang muka',
  Amount: 'Jumlah',
  Due: 'Paling lambat',
  'Pay at {host}': 'Bayar di {host}',
  'Loading how to pay...': 'Memuat cara membayar...',
  'How to pay could not be loaded': 'Cara membayar tidak dapat dimuat',
  'We will write to you about how to pay it.': 'Kami akan menulis kepada Anda cara membayarnya.',
  'Once your payment has arrived, you see it here.':
    'Setelah pembayaran Anda masuk, Anda melihatnya di sini.',
  'QR code for the payment': 'Kode QR untuk pembayaran',
  'Pay online': 'Bayar online',
  'Bank account': 'Rekening bank',
  'QR code': 'Kode QR',
  'On the page of your trip': 'Di halaman perjalanan Anda',
  'How to pay': 'Cara membayar',
  'The deposit for {item} is due tomorrow': 'Uang muka untuk {item} jatuh tempo besok',
  'The deposit for {item} is due tomorrow.': 'Uang muka untuk {item} jatuh tempo besok.',
  'If you have just paid it, thank you: there is nothing more to do.':
    'Jika baru saja Anda bayar, terima kasih: tidak ada lagi yang perlu dilakukan.',
};
