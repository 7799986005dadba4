import type { SampleTexts } from '@selasar/brand/schema';

export const samples: SampleTexts = {
  tours: {
    'reef-snorkelling': {
      title: 'Snorkeling di Terumbu dan Bangkai Kapal',
      itinerary: ['Bertemu di pelabuhan pukul 08.00', 'Berenang di atas terumbu', 'Makan siang'],
    },
  },
  villas: {},
};
