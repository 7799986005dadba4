/** How to fix each problem of a brand, for the person who edits its files. */
export const hints = {
  words: 'Write a word or more.',
  line: 'Write it in one line, without < > " and \\.',
  name: (most: number) => `Use at most ${most} letters.`,
  phone: "Write it with + and the country code, as '+62 361 555 0123'.",
  email: "Write it as 'hello@example.com'.",
  year: 'Write a year, as 2010.',
  time: "Write it as '09:00'.",
  countryCode: "Write the two letters of the country, as 'ID'.",
  days: 'The first day has to come before the last; a week begins with Mon.',
  answerHours: 'Write a whole number of hours, from 0 to 72.',
  hours: 'It has to open before it closes.',
  address: "Write it as 'https://…', or '#'.",
  color: "Write it as '#1f4b3f', in small letters.",
  picture:
    "Write it as '/images/hero/home.webp', for a file in brand/public/images, or '/images/placeholder.svg'.",
  alt: 'Say what can be seen.',
  video: "Write it as '/videos/home.webm', for a file in brand/public/videos.",
  twoPictures: 'Name two pictures.',
  text: 'Write a sentence.',
  tours: 'Describe a tour or more.',
  villas: 'Describe a villa or more.',
} as const;
