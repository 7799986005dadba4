import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Spot {
  readonly width: number;
  readonly height: number;
}

/** What one frame of the film shows. Places are pixels of the phone's or the staff's page. */
export interface Frame {
  readonly phone: Buffer;
  readonly screen: Buffer;
  readonly caption: string;
  /** Where a finger touches the phone. */
  readonly tap?: Spot | undefined;
  /** What is pointed out on the staff's screen. */
  readonly mark?: Area | undefined;
}

export const PHONE = { width: 360, height: 740 };
export const SCREEN = { width: 1000, height: 740 };
/** Of the whole picture; pages are shown pixel by pixel, so that text stays sharp. */
export const STAGE = { width: 1500, height: 936 };

const font = await readFile(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  ),
  'base64',
);

const STYLE = `
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}); }
  * { box-sizing: border-box; }
  body { margin: 0; width: ${STAGE.width}px; height: ${STAGE.height}px; background: #1f4b3f; color: #fbf7f0;
    font-family: Figtree; display: grid; grid-template-columns: auto auto; grid-template-rows: auto auto 1fr;
    gap: 14px 40px; justify-content: center; padding-top: 22px; }
  h2 { margin: 0; font-size: 25px; font-weight: 600; text-align: center; }
  p { margin: 0; grid-column: 1 / 3; place-self: center; font-size: 34px; font-weight: 600; padding-bottom: 6px; }
  figure { position: relative; margin: 0; overflow: hidden; background: #fff; }
  img { display: block; }
  .phone { border: 10px solid #14332b; border-radius: 38px; }
  .screen { border: 10px solid #14332b; border-radius: 16px; align-self: start; }
  .tap { position: absolute; width: 56px; height: 56px; margin: -28px; border-radius: 50%;
    background: rgb(20 51 43 / 0.35); border: 4px solid #fbf7f0; box-shadow: 0 0 0 7px rgb(20 51 43 / 0.35); }
  .mark { position: absolute; border: 5px solid #a8492b; border-radius: 12px; }
`;

const picture = (png: Buffer) => `<img src="data:image/png;base64,${png.toString('base64')}">`;

/** The two pages side by side, in a phone and on a screen, above one sentence. */
export function stage({ phone, screen, caption, tap, mark }: Frame): string {
  const finger = tap ? `<div class="tap" style="left:${tap.x}px;top:${tap.y}px"></div>` : '';
  const ring = mark
    ? `<div class="mark" style="left:${mark.x}px;top:${mark.y}px;width:${mark.width}px;height:${mark.height}px"></div>`
    : '';
  return `<!doctype html><style>${STYLE}</style>
    <h2>A guest, on a phone</h2><h2>The staff, at the same moment</h2>
    <figure class="phone">${picture(phone)}${finger}</figure>
    <figure class="screen">${picture(screen)}${ring}</figure>
    <p>${caption}</p>`;
}
