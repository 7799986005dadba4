/** '#rrggbb' with an opacity from 0 to 1, as a CSS colour. */
export function translucent(color: string, opacity: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${parts.join(' ')} / ${opacity})`;
}
