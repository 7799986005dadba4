import { describe, expect, it } from 'vitest';
import { changeRequestText, nextStep } from './requestText.ts';
import { pickup, stay, tour } from '../../testing/tripRequests.ts';

// A Tuesday morning in Bali, when the test requests are created.
const now = new Date('2096-11-20T02:00:00Z');
const textOf = (request: Parameters<typeof nextStep>[0], at = now) =>
  nextStep(request, at).join(' ');

describe('the next step', () => {
  it('is our answer, by closing time', () => {
    expect(textOf(tour)).toBe(
      'A person reads your request and confirms it. We usually answer by 18:00 on Nov 20, 2096 (Bali time). Until then you pay nothing, and nothing is binding.',
    );
  });

  it('includes free cancellation also before confirmation', () => {
    expect(textOf({ ...stay, status: 'pending' })).toMatch(
      /nothing is binding\. You can cancel free of charge until Dec 20, 2096\.$/,
    );
  });

  it('suggests a call once the answer is overdue', () => {
    expect(textOf(tour, new Date('2096-11-21T02:00:00Z'))).toContain(
      'Our answer is taking longer than usual. Please call us, or write to us.',
    );
  });

  it('is the travel day once it is confirmed, with free cancellation', () => {
    expect(textOf(stay)).toBe(
      'The villa is yours from Dec 30, 2096 to Jan 1, 2097. You can cancel free of charge until Dec 20, 2096.',
    );
    expect(textOf(stay, new Date('2096-12-21T00:00:00Z'))).toBe(
      'The villa is yours from Dec 30, 2096 to Jan 1, 2097.',
    );
    expect(textOf(pickup)).toBe('Your driver will meet you on Dec 30, 2096 at 14:00 (Bali time).');
  });

  it('is a thank-you when it is over', () => {
    const after = new Date('2097-01-02T00:00:00Z');
    expect(textOf(stay, after)).toBe('Thank you for traveling with us.');
    expect(textOf({ ...pickup, status: 'completed' })).toBe('Thank you for traveling with us.');
    expect(textOf(tour, after)).toContain('we did not confirm it');
  });

  it('is nothing when it is cancelled', () => {
    expect(textOf({ ...stay, status: 'cancelled' })).toContain('This is cancelled.');
  });

  it('is our answer to a change request, and nothing changes until then', () => {
    const changeRequest = {
      what: 'change',
      at: now,
      startDate: '2096-12-31',
      endDate: '2097-01-03',
      numberOfGuests: 3,
      totalPrice: 540,
    } as const;
    expect(textOf({ ...stay, changeRequest })).toBe(
      'Until we answer, everything stays as it is. We usually answer by 18:00 on Nov 20, 2096 (Bali time).',
    );
    expect(changeRequestText({ ...stay, changeRequest })).toBe(
      'You asked to change this to Dec 31, 2096 to Jan 3, 2097, 3 guests ($540).',
    );
  });
});
