import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { type Area, type Frame, PHONE, SCREEN, type Spot, STAGE, stage } from './stage.ts';

/** Takes pictures of a phone's page and of the staff's page together, and joins them to a moving picture. */
export function openCamera(phone: Page, screen: Page, studio: Page) {
  const frames: { png: Buffer; ms: number }[] = [];
  let caption = '';

  /** One more frame, which stays for so many milliseconds. */
  const shoot = async (ms: number, more: { tap?: Spot; mark?: Area } = {}) => {
    const frame: Frame = {
      phone: await phone.screenshot({ clip: { x: 0, y: 0, ...PHONE } }),
      screen: await screen.screenshot({ clip: { x: 0, y: 0, ...SCREEN } }),
      caption,
      ...more,
    };
    await studio.setViewportSize(STAGE);
    await studio.setContent(stage(frame));
    await studio.evaluate('document.fonts.ready');
    frames.push({ png: await studio.screenshot(), ms });
  };

  return {
    shoot,
    say: (sentence: string) => {
      caption = sentence;
    },
    /** Shows a finger on the control, then what the page makes of the click. */
    tap: async (control: Locator, ms: number) => {
      const box = await control.boundingBox();
      if (!box) throw new Error('There is nothing to tap.');
      await shoot(600, { tap: { x: box.x + box.width / 2, y: box.y + box.height / 2 } });
      await control.click();
      await shoot(ms);
    },
    /** An animated WebP, which begins again without end. */
    develop: (): Promise<Buffer> =>
      sharp(
        frames.map(({ png }) => png),
        { join: { animated: true } },
      )
        .webp({ delay: frames.map(({ ms }) => ms), loop: 0, quality: 80, effort: 6, minSize: true })
        .toBuffer(),
  };
}
