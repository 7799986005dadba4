import type { PlainMessage } from '../../i18n/message.ts';

interface Advice {
  guest: PlainMessage;
  staff: string;
}

export const baliDayText = {
  days: {
    melasti: {
      name: 'Melasti',
      guest:
        'Melasti: villages walk to the sea in procession, and roads to the beaches are slow. Please allow more time.',
      staff:
        'Melasti: each village walks to the sea on a day of its own. Roads to the beaches close for a while: plan more time.',
    },
    pengerupukan: {
      name: 'Pengerupukan',
      guest:
        'The eve of Nyepi: roads close in the afternoon for the ogoh-ogoh parades. Please travel in the morning, and buy what you need for the next day.',
      staff:
        'The eve of Nyepi: roads close from about 16:00 for the ogoh-ogoh parades. Let tours and transfers end before, and tell guests to buy what they need for Nyepi.',
    },
    nyepi: {
      name: 'Nyepi',
      guest:
        'Nyepi, the Day of Silence: the airport and all roads are closed from 06:00 until 06:00 the next day. Please stay inside your villa or hotel, and choose another day for tours and transfers.',
      staff:
        'Nyepi: the airport and all roads are closed from 06:00 until 06:00 the next day. No tours, transfers, arrivals or departures; guests stay inside.',
    },
    ngembakGeni: {
      name: 'Ngembak Geni',
      guest:
        'The day after Nyepi: the airport and the roads open at 06:00 and are busy. Please travel after that, and allow more time.',
      staff:
        'The day after Nyepi: nobody may drive before 06:00. The airport and the roads are busy after that: plan more time.',
    },

    penampahanGalungan: {
      name: 'Penampahan Galungan',
      guest:
        'The eve of Galungan: families prepare the feast, and many travel to their villages. Roads are slow: please allow more time.',
      staff:
        'The eve of Galungan: families prepare the feast, roads are slow. Ask early which drivers and guides can work.',
    },
    galungan: {
      name: 'Galungan',
      guest:
        'Galungan: temples are full, roads are slow, and some shops and restaurants are closed. Please allow more time.',
      staff:
        'Galungan: temples are full, roads slow. Many drivers and guides are with their families: ask early who can work.',
    },
    umanisGalungan: {
      name: 'Umanis Galungan',
      guest:
        'The day after Galungan: families visit each other and go out, so roads and sights are full. Please allow more time.',
      staff:
        'The day after Galungan: families are out, roads and sights are full. Ask early which drivers and guides can work.',
    },
    kuningan: {
      name: 'Kuningan',
      guest:
        'Kuningan: temples are full and roads are slow until noon. Please allow more time in the morning.',
      staff:
        'Kuningan: people pray before noon, temples are full, roads slow. Ask early who can work in the morning.',
    },
    saraswati: {
      name: 'Saraswati',
      guest:
        'Saraswati, the day of learning: temples and schools are full in the morning. Please allow more time.',
      staff: 'Saraswati: temples and schools are full in the morning. Plan more time.',
    },
    pagerwesi: {
      name: 'Pagerwesi',
      guest:
        'Pagerwesi: temples are full, above all in the north of Bali. Please allow more time there.',
      staff: 'Pagerwesi: temples are full, above all in the north. Plan more time there.',
    },
  },
  expected: {
    guest: 'The government has not confirmed this date yet.',
    staff:
      'This date is expected: the government confirms it in September or October of the year before.',
  },
} as const satisfies { days: Record<string, Advice & { name: string }>; expected: Advice };

export type BaliDayCode = keyof typeof baliDayText.days;
