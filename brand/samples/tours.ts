import type { SampleExtra, SampleTour } from '../schema/index.ts';
import { jungleExtras, sunsetExtras, templesExtras, trekExtras, turtleExtras } from './extras.ts';
import { lines } from './lines.ts';
import { samplePictures } from './pictures.ts';

/** What brand/texts/en/terms.ts says of tours, and when this one starts, in Bali. */
const tourRules = (startTime: string, extras: Readonly<Record<string, SampleExtra>>) => ({
  startTime,
  freeCancellationDays: 1,
  extras,
});

/** The tours on offer: the seed of the local suite, and what the site shows when it cannot reach the data. */
export const tours: readonly SampleTour[] = [
  {
    slug: 'ubud-jungle-adventure',
    title: 'Ubud Jungle Adventure',
    shortDescription:
      'Rice terraces, a river walk under the canopy and a swim at a waterfall that few visitors find.',
    fullDescription:
      'Leave the main road behind and see the green heart of Bali on foot. We start at the Tegallalang rice terraces before the coaches arrive and follow the old irrigation channels between the fields. A short drive takes us over to the Ayung valley, where a path beneath the jungle canopy leads to a waterfall you can swim in. Lunch is cooked by a family in a village near Ubud, who will gladly show you their kitchen garden. In the afternoon there is time for the swing above the valley or a quiet hour among the market stalls. The walking is easy to moderate, about five kilometers in all, and your guide sets a pace that suits you.',
    itinerary: [
      'Pickup at your hotel at 07:30',
      'Tegallalang rice terraces in the morning light, with a walk along the subak water channels',
      'Guided jungle walk through the Ayung valley (about two hours)',
      'Swim at a hidden waterfall; changing rooms and towels are provided',
      'Lunch with a Balinese family in their compound',
      'Jungle swing or free time at the Ubud art market',
      'Back at your hotel at about 15:30',
    ],
    inclusions: [
      'Private air-conditioned car with driver',
      'English-speaking local guide',
      'Home-cooked Balinese lunch',
      'Entrance fees and village donations',
      'Towels and drinking water',
      'Accident insurance',
    ],
    exclusions: ['Jungle swing ticket', 'Alcoholic drinks', 'Personal shopping', 'Gratuities'],
    priceFrom: 85,
    duration: '8 hours',
    location: 'Ubud',
    category: 'adventure',
    ...samplePictures('tours', 'ubud-jungle-adventure'),
    rules: tourRules('07:30', jungleExtras),
    facts: {
      tourType: 'private',
      guideLanguages: lines('en', 'id'),
      difficulty: 'moderate',
      walking: 'About 5 km in all',
      youngestAge: '7',
      pickupAreas: lines(
        'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran and Nusa Dua: included',
        'Sidemen and Candidasa: $25 per car',
      ),
      bring: lines(
        'Shoes with a good grip that may get wet',
        'Swimwear, and dry clothes for the way back',
        'Insect repellent and sunscreen',
      ),
      captions: lines(
        '/images/tours/ubud-jungle-adventure/1.webp The waterfall, with a pool to swim in',
        '/images/tours/ubud-jungle-adventure/2.webp The swing above the valley',
      ),
      hostName: 'Made',
      hostLanguages: lines('en', 'id'),
      hostAbout: 'Grew up beside the Ayung and has guided walks here since 2014.',
      rain: 'We walk in light rain, with ponchos from the car. If the river is too high for the waterfall, we spend that time in the rice terraces.',
    },
    featured: true,
  },
  {
    slug: 'mount-batur-sunrise-trek',
    title: 'Mount Batur Sunrise Trek',
    shortDescription:
      'Climb an active volcano by flashlight, have breakfast above the clouds and watch the sun come up beside Mount Agung.',
    fullDescription:
      'An early start is rewarded with the finest view on the island. With a certified mountain guide you climb Mount Batur, 1,717 meters high, by flashlight, at an easy pace and with plenty of rests, and reach the crater rim shortly before dawn. While the sun comes up beside Mount Agung and Lake Batur turns from gray to gold, your guide prepares breakfast with eggs steamed in the volcano’s own vents. After a walk along the rim we come down by a different path. If you like, rest your legs in the hot springs by the lake: allow an hour more. No climbing experience is needed, but you should be comfortable walking uphill for two hours.',
    itinerary: [
      'Pickup at your hotel at 01:30 (02:00 in Ubud)',
      'Coffee, banana pancakes and a safety briefing at the foot of the mountain',
      'Ascent by flashlight (about two hours)',
      'Sunrise and breakfast on the crater rim',
      'Walk along the rim past steaming vents',
      'Descent through the lava fields of 1968',
      'Back at your hotel at about 10:30, or an hour later with the hot springs',
    ],
    inclusions: [
      'Return transfer by private car',
      'Certified mountain guide',
      'Flashlight, walking poles and a warm jacket on loan',
      'Breakfast on the crater rim and drinking water',
      'Mountain permit and entrance fees',
      'Accident insurance',
    ],
    exclusions: ['Hot springs entrance', 'Lunch', 'Hiking shoes', 'Gratuities'],
    priceFrom: 65,
    duration: '9 hours',
    location: 'Kintamani',
    category: 'adventure',
    ...samplePictures('tours', 'mount-batur-sunrise-trek'),
    rules: tourRules('01:30', trekExtras),
    facts: {
      tourType: 'private',
      guideLanguages: lines('en', 'id'),
      difficulty: 'moderate',
      walking: '2 hours up, about 2 hours down',
      youngestAge: '8',
      pickupAreas: lines(
        'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran and Nusa Dua: included',
        'Lovina and Amed: $25 per car',
      ),
      bring: lines(
        'Hiking shoes, or closed shoes with a good grip',
        'Long pants and a sweater under our jacket: it is about 10 °C on the rim before dawn',
        'Swimwear and a towel for the hot springs, if you like',
      ),
      hostName: 'Komang',
      hostLanguages: lines('en', 'id'),
      hostAbout:
        'A certified mountain guide from Kintamani, who has seen more than a thousand sunrises up there.',
      rain: 'We climb in light rain. If the guides close the mountain, you choose between another day and your money back.',
    },
    featured: true,
  },
  {
    slug: 'romantic-uluwatu-sunset',
    title: 'Romantic Uluwatu Sunset',
    shortDescription:
      'A quiet beach, the clifftop temple at golden hour, the Kecak fire dance and dinner for two on the sand.',
    fullDescription:
      'An afternoon and evening for two on Bali’s southern cliffs. We begin at Padang Padang, a small cove reached through a cleft in the rock, with time to swim or simply to do nothing. Toward evening your guide takes you along the cliff path to Uluwatu Temple, seventy meters above the surf, and to reserved seats for the Kecak: fifty voices, one fire and the last light over the Indian Ocean. The day ends on the beach of Jimbaran, where a candlelit table is waiting and your seafood comes straight from the grill. Tell us if you are celebrating: a cake, flowers or a photographer can be arranged.',
    itinerary: [
      'Pickup at your hotel at 14:30',
      'Padang Padang beach, with loungers and a fresh coconut',
      'Walk along the cliffs to Uluwatu Temple',
      'Kecak fire dance at sunset, with reserved seats',
      'Candlelit seafood dinner on the sand of Jimbaran',
      'Back at your hotel at about 21:30',
    ],
    inclusions: [
      'Private air-conditioned car with driver',
      'English-speaking local guide',
      'Temple entrance, sarong and sash',
      'Kecak tickets with reserved seats',
      'Three-course seafood dinner for each guest',
      'Beach loungers, towels and drinking water',
      'Accident insurance',
    ],
    exclusions: ['Alcoholic drinks', 'Photographer (on request)', 'Gratuities'],
    priceFrom: 120,
    duration: '7 hours',
    location: 'Uluwatu',
    category: 'romantic',
    ...samplePictures('tours', 'romantic-uluwatu-sunset'),
    rules: tourRules('14:30', sunsetExtras),
    facts: {
      tourType: 'private',
      guideLanguages: lines('en', 'id'),
      difficulty: 'easy',
      walking: 'About 1 km, with steps at the beach and the temple',
      pickupAreas: lines(
        'Kuta, Seminyak, Canggu, Jimbaran, Uluwatu, Nusa Dua and Sanur: included',
        'Ubud: $20 per car',
      ),
      bring: lines(
        'Swimwear',
        'Sandals in which you can walk on rocks and steps',
        'A bag that closes: the monkeys at the temple take glasses and hats',
      ),
      rain: 'The dance goes on in light rain, and dinner moves under a roof. If the dance is cancelled, you get the price of its ticket back.',
    },
    featured: true,
  },
  {
    slug: 'sacred-temples-tour',
    title: 'Sacred Temples Tour',
    shortDescription:
      'Three temples in one unhurried day: the holy springs, the mother temple and the bat cave by the sea.',
    fullDescription:
      'People say that Bali has more temples than houses. This day is about three of them, and what they mean to those who come to pray. At Tirta Empul you may join the purification in the spring pools, with a priest’s helper to show you how. Besakih, the mother temple on the slopes of Mount Agung, is entered with a local guide who grew up there. After lunch with a view over the rice fields of Sidemen the road comes down to the sea at Goa Lawah, where thousands of bats hang in the rock behind the shrines. Your guide explains offerings, etiquette and the calendar of ceremonies; if there is one on your day, we make time for it.',
    itinerary: [
      'Pickup at your hotel at 08:00',
      'Tirta Empul: the holy springs, with the chance to take part in the purification',
      'Besakih, the mother temple, with a guide from the village',
      'Lunch overlooking the rice fields of Sidemen',
      'Goa Lawah, the bat cave, and the black beach across the road',
      'Back at your hotel at about 18:00',
    ],
    inclusions: [
      'Private air-conditioned car with driver',
      'English-speaking guide with a background in Balinese Hinduism',
      'All temple entrance fees',
      'Sarong, sash and an offering for each guest',
      'Lunch and drinking water',
      'Accident insurance',
    ],
    exclusions: ['Locker at Tirta Empul', 'Personal donations', 'Gratuities'],
    priceFrom: 95,
    duration: '10 hours',
    location: 'Besakih',
    category: 'cultural',
    ...samplePictures('tours', 'sacred-temples-tour'),
    rules: tourRules('08:00', templesExtras),
    facts: {
      tourType: 'private',
      guideLanguages: lines('en', 'id'),
      difficulty: 'easy',
      walking: 'About 3 km in all, with many steps at Besakih',
      pickupAreas: lines(
        'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran and Nusa Dua: included',
        'Sidemen and Candidasa: included',
        'Lovina and Amed: $25 per car',
      ),
      bring: lines(
        'Clothes that cover shoulders and knees',
        'A towel and dry clothes, if you join the purification',
        'Cash for the locker and for donations',
      ),
      rain: 'The tour runs in any weather; umbrellas are in the car.',
    },
    featured: false,
  },
  {
    slug: 'family-turtle-island-day',
    title: 'Family Turtle Island Day',
    shortDescription:
      'A gentle day by the sea: a glass-bottom boat, baby turtles, a kite workshop and a calm beach for little swimmers.',
    fullDescription:
      'Made for families with children aged three and up. A short ride in a glass-bottom boat takes us from Tanjung Benoa over the reef to the turtle nursery on Serangan, where volunteers explain how eggs are guarded and, in season, let children help with a release. After lunch at a beach restaurant with a playground, a kite maker from Sanur shows everyone how to build a small Balinese kite, which of course comes home with you. The afternoon is free for sandcastles and swimming behind the reef, where the water stays shallow and calm. Nothing is rushed, there is shade and a clean bathroom at every stop, and child seats are fitted before we pick you up.',
    itinerary: [
      'Pickup at your hotel at 09:00, child seats fitted',
      'Glass-bottom boat over the reef at Tanjung Benoa',
      'Turtle nursery on Serangan, with a release in season',
      'Lunch at a beach restaurant with a playground',
      'Kite workshop with a master from Sanur',
      'Swimming and sandcastles on a calm beach',
      'Back at your hotel at about 16:00',
    ],
    inclusions: [
      'Private air-conditioned car with child seats',
      'English-speaking guide who is good with children',
      'Boat ride with life jackets in all sizes',
      'Nursery donation and kite materials',
      'Lunch, fruit and drinking water',
      'Accident insurance',
    ],
    exclusions: ['Water sports', 'Ice cream beyond the first', 'Gratuities'],
    priceFrom: 75,
    duration: '7 hours',
    location: 'Sanur',
    category: 'family',
    ...samplePictures('tours', 'family-turtle-island-day'),
    rules: tourRules('09:00', turtleExtras),
    facts: {
      tourType: 'private',
      guideLanguages: lines('en', 'id'),
      difficulty: 'easy',
      walking: 'Less than 1 km in all',
      youngestAge: '3',
      pickupAreas: lines(
        'Sanur, Kuta, Seminyak, Jimbaran and Nusa Dua: included',
        'Canggu and Ubud: $15 per car',
      ),
      bring: lines(
        'Swimwear and a change of clothes for everyone',
        'Sun hats, and sunscreen that is safe for the reef',
        'A favorite toy for the car',
      ),
      rain: 'The kite workshop and the nursery have a roof. If the sea is too rough for the boat, we drive to the nursery.',
    },
    featured: false,
  },
];
