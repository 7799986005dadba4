/** The pictures of one tour or villa by their path: the main one, and the others by number. */
export const pictureSet = (folder: string, scenes: readonly string[]): Record<string, string> =>
  Object.fromEntries(scenes.map((svg, i) => [`${folder}/${i === 0 ? 'main' : i}`, svg] as const));
