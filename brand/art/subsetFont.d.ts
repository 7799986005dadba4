declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** A number keeps one place on the axis, a range a part of it. */
    readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
