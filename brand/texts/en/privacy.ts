import type { LegalText } from '../../schema/index.ts';
import { company } from '../../company.ts';
import { addressLine } from '../../schema/addressLine.ts';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  description: `What ${company.name} knows about you, what it is used for, and how to have it removed.`,
  updated: 'November 1, 2026',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${company.name} is a travel company in Kuta, Bali. This page says what we learn about you when you use this site, and what we do with it. Our address is ${addressLine(company.address)}; you can write to us at ${company.email}.`,
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'When you ask for a tour, a villa or an airport transfer: your name and email, for transfers also your phone number, and what you asked for, such as dates, the number of guests, places, flight details and special requests.',
        'When you use the contact form: your name, email, phone number if you give it, and your message.',
        'While you browse, nothing that says who you are. To keep bots from flooding our forms we count how often they are sent, by a scrambled form of the network address and the email that cannot be unscrambled.',
        'To tell visitors from bots, this site uses Google reCAPTCHA, through Firebase App Check: it looks at your browser and how it is used, under the privacy policy and terms of Google.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'To answer you, and to carry out what you booked. Guides, drivers and villa staff are told what they need for that: your name, the time and place, and your special requests.',
        'We do not sell your data, we send no advertising, and we do not use it to build profiles.',
      ],
    },
    {
      heading: 'Cookies and your browser',
      paragraphs: [
        'This site sets no cookies to follow you; reCAPTCHA may keep one of its own, to recognize your browser. What you have typed into a form is kept in your browser until you send it or close the tab, so that a lost connection costs you nothing. A message from the contact form that cannot leave is kept there for three days at most, and sent when the connection is back.',
        'Pages that you have seen are kept in your browser, so that they open without a connection.',
      ],
    },
    {
      heading: 'Where it is stored, and for how long',
      paragraphs: [
        'Bookings and messages are stored with Google Firebase, encrypted in transit and at rest. Only our own staff can read them.',
        'We keep bookings for five years, because tax law requires us to, and messages for one year.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may ask what we hold about you, have it corrected, or have it removed. A message to ${company.email} is enough; we answer within fourteen days.`,
      ],
    },
  ],
};
