import { describe, expect, it } from 'vitest';
import { changeRequestText, nextStep } from './nextStep.ts';
import { pickup, stay, tour } from '../../testing/tripRequests.ts';

// A Tuesday morning in Bali, when the requests of the tests are made.
const now = new Date('2096-11-20T02:00:00Z');
const said = (request: Parameters<typeof nextStep>[0], at = now) => nextStep(request, at).join(' ');

describe('what happens next', () => {
  it('is an answer, until the office closes', () => {
    expect(said(tour)).toBe(
      'A person reads your request and confirms it. We usually answer by 18:00 on Nov 20, 2096 (Bali time). Until then you pay nothing, and nothing is binding.',
    );
  });

  it('says until when it will be free to cancel before it is confirmed, too', () => {
    expect(said({ ...stay, status: 'pending' })).toMatch(
      /nothing is binding\. You can cancel free of charge until Dec 20, 2096\.$/,
    );
  });

  it('is that one may call, once the answer is late', () => {
    expect(said(tour, new Date('2096-11-21T02:00:00Z'))).toContain(
      'Our answer is taking longer than usual. Please call us, or write to us.',
    );
  });

  it('is the day itself, once it is confirmed, and until when it is free to cancel', () => {
    expect(said(stay)).toBe(
      'The villa is yours from Dec 30, 2096 to Jan 1, 2097. You can cancel free of charge until Dec 20, 2096.',
    );
    expect(said(stay, new Date('2096-12-21T00:00:00Z'))).toBe(
      'The villa is yours from Dec 30, 2096 to Jan 1, 2097.',
    );
    expect(said(pickup)).toBe('Your driver waits for you on Dec 30, 2096 at 14:00 (Bali time).');
  });

  it('is thanks, when it is over', () => {
    const after = new Date('2097-01-02T00:00:00Z');
    expect(said(stay, after)).toBe('Thank you for traveling with us.');
    expect(said({ ...pickup, status: 'completed' })).toBe('Thank you for traveling with us.');
    expect(said(tour, after)).toContain('we did not confirm it');
  });

  it('is nothing, when it is cancelled', () => {
    expect(said({ ...stay, status: 'cancelled' })).toContain('This is cancelled.');
  });

  it('is our answer to what was asked, and all stays as it is', () => {
    const changeRequest = {
      what: 'change',
      at: now,
      startDate: '2096-12-31',
      endDate: '2097-01-03',
      numberOfGuests: 3,
      totalPrice: 540,
    } as const;
    expect(said({ ...stay, changeRequest })).toBe(
      'Until we answer, everything stays as it is. We usually answer by 18:00 on Nov 20, 2096 (Bali time).',
    );
    expect(changeRequestText({ ...stay, changeRequest })).toBe(
      'You asked to change this to Dec 31, 2096 to Jan 3, 2097, 3 guests ($540).',
    );
  });
});
