import type { SampleExtra } from '../schema/index.ts';

// Their names are those that brand/samples/*.json has for the lines 'Pickup areas': domain/src/pricing/extras.test.ts

const southAndUbud = {
  en: 'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran and Nusa Dua',
  id: 'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran, dan Nusa Dua',
  de: 'Ubud, Sanur, Kuta, Seminyak, Canggu, Jimbaran und Nusa Dua',
  ja: 'Ubud、Sanur、Kuta、Seminyak、Canggu、Jimbaran、Nusa Dua',
  zh: '乌布、沙努尔、库塔、水明漾、苍古、金巴兰和努沙杜瓦',
};
const sidemen = {
  en: 'Sidemen and Candidasa',
  id: 'Sidemen dan Candidasa',
  de: 'Sidemen und Candidasa',
  ja: 'Sidemen、Candidasa',
  zh: 'Sidemen 和 Candidasa',
};
const lovina = {
  en: 'Lovina and Amed',
  id: 'Lovina dan Amed',
  de: 'Lovina und Amed',
  ja: 'Lovina、Amed',
  zh: '罗威纳和艾湄湾',
};
const south = {
  en: 'Kuta, Seminyak, Canggu, Jimbaran, Uluwatu, Nusa Dua and Sanur',
  id: 'Kuta, Seminyak, Canggu, Jimbaran, Uluwatu, Nusa Dua, dan Sanur',
  de: 'Kuta, Seminyak, Canggu, Jimbaran, Uluwatu, Nusa Dua und Sanur',
  ja: 'Kuta、Seminyak、Canggu、Jimbaran、Uluwatu、Nusa Dua、Sanur',
  zh: '库塔、水明漾、苍古、金巴兰、乌鲁瓦图、努沙杜瓦和沙努尔',
};
const ubud = { en: 'Ubud', id: 'Ubud', de: 'Ubud', ja: 'Ubud', zh: '乌布' };
const coast = {
  en: 'Sanur, Kuta, Seminyak, Jimbaran and Nusa Dua',
  id: 'Sanur, Kuta, Seminyak, Jimbaran, dan Nusa Dua',
  de: 'Sanur, Kuta, Seminyak, Jimbaran und Nusa Dua',
  ja: 'Sanur、Kuta、Seminyak、Jimbaran、Nusa Dua',
  zh: '沙努尔、库塔、水明漾、金巴兰和努沙杜瓦',
};
const cangguAndUbud = {
  en: 'Canggu and Ubud',
  id: 'Canggu dan Ubud',
  de: 'Canggu und Ubud',
  ja: 'Canggu、Ubud',
  zh: '苍古和乌布',
};

const area = { area: true } as const;
const included = (names: SampleExtra['names']): SampleExtra => ({
  ...area,
  names,
  usd: 0,
  per: 'booking',
});
/** Five guests fit in a car, with their bags. */
const perCar = (names: SampleExtra['names'], usd: number): SampleExtra => ({
  ...area,
  names,
  usd,
  per: 'car',
  carSeats: 5,
});

export const jungleExtras = {
  'ubud-and-south': included(southAndUbud),
  'sidemen-and-candidasa': perCar(sidemen, 25),
};
export const trekExtras = {
  'ubud-and-south': included(southAndUbud),
  'lovina-and-amed': perCar(lovina, 25),
};
export const sunsetExtras = {
  south: included(south),
  ubud: perCar(ubud, 20),
  photographer: {
    names: {
      en: 'Photographer for an hour',
      id: 'Fotografer selama satu jam',
      de: 'Eine Stunde Fotograf',
      ja: 'カメラマン（1時間）',
      zh: '摄影师（一小时）',
    },
    usd: 90,
    per: 'booking',
    noticeHours: 48,
  },
} satisfies Record<string, SampleExtra>;
export const templesExtras = {
  'ubud-and-south': included(southAndUbud),
  'sidemen-and-candidasa': included(sidemen),
  'lovina-and-amed': perCar(lovina, 25),
};
export const turtleExtras = {
  coast: included(coast),
  'canggu-and-ubud': perCar(cangguAndUbud, 15),
};

/** Of a villa whose housekeeper cooks. */
export const villaExtras = {
  dinner: {
    names: {
      en: 'Balinese dinner at the villa',
      id: 'Makan malam khas Bali di vila',
      de: 'Balinesisches Abendessen in der Villa',
      ja: 'ヴィラでのバリ料理の夕食',
      zh: '别墅内的巴厘岛晚餐',
    },
    usd: 18,
    per: 'guest',
    most: 5,
    noticeHours: 24,
  },
  'extra-bed': {
    names: {
      en: 'Extra bed for a child',
      id: 'Tempat tidur tambahan untuk anak',
      de: 'Zustellbett für ein Kind',
      ja: '子ども用エキストラベッド',
      zh: '儿童加床',
    },
    usd: 15,
    per: 'night',
  },
} satisfies Record<string, SampleExtra>;
