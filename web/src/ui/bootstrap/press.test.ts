import { beforeEach, expect, it, vi } from 'vitest';
import { followPress, watchPresses, type Press } from './press.ts';

let button: HTMLButtonElement;
let other: HTMLElement;
const clicked = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<form><dl>What came in between</dl><button type="button">Choose date</button></form>';
  button = document.querySelector('button')!;
  other = document.querySelector('dl')!;
  clicked.mockReset();
  button.addEventListener('click', clicked);
  return () => vi.useRealTimers();
});

const click = (target: Element, clientX: number, clientY: number) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
const press = (): Press => ({ button, x: 50, y: 80 });

it('a click next to a button that moved away during the press counts as a click on it', () => {
  followPress(press());
  click(other, 50, 81);
  vi.runAllTimers();
  expect(clicked).toHaveBeenCalledOnce();
});

it('a click on the button is not counted twice', () => {
  followPress(press());
  click(button, 50, 80);
  vi.runAllTimers();
  expect(clicked).toHaveBeenCalledOnce();
});

it('slipping off the button or scrolling is no click', () => {
  followPress(press());
  click(other, 90, 80);
  followPress(press());
  window.dispatchEvent(new Event('pointercancel'));
  click(other, 50, 80);
  vi.runAllTimers();
  expect(clicked).not.toHaveBeenCalled();
});

it('reports only presses on buttons of the place, and their end', () => {
  const presses: (Press | undefined)[] = [];
  const ended = new AbortController();
  watchPresses(button.form!, ended.signal, (one) => presses.push(one));
  const down = (target: Element) =>
    target.dispatchEvent(
      new MouseEvent('pointerdown', { bubbles: true, clientX: 50, clientY: 80 }),
    );
  down(button);
  click(button, 50, 80);
  down(other);
  ended.abort();
  down(button);
  expect(presses).toEqual([press(), undefined, undefined]);
});
