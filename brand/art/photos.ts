/**
 * Makes the files that the site asks for out of photos: npm run photos FOLDER
 *
 * FOLDER/tours/reef-walk/main.jpg becomes the files of '/images/tours/reef-walk/main.webp'. Photos are best 1600 × 1000
 * pixels or larger; they are cut to that shape around their middle.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { writePicture } from './write.ts';

const isPhoto = /\.(jpe?g|png|webp|tiff?)$/i;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run photos FOLDER, where photos lie in tours/, villas/ …');
// npm runs this in its own folder.
const from = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
const photos = (await readdir(from, { recursive: true })).filter((file) => isPhoto.test(file));
if (photos.length === 0) throw new Error(`${from} has no photos: .jpg, .png, .webp or .tiff.`);

for (const photo of photos) {
  const name = photo.replace(isPhoto, '').split(path.sep).join('/');
  await writePicture(name, path.join(from, photo));
  process.stdout.write(`/images/${name}.webp\n`);
}
