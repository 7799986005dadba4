import { describe, expect, it } from 'vitest';
import { isOwnPicture } from './pictures.ts';

const PROJECT = 'selasar';
const cloud = 'https://firebasestorage.googleapis.com';
const upload = (
  host = cloud,
  bucket = 'selasar.firebasestorage.app',
  file = 'tour-images%2F1a_B-2?alt=media&token=1a_B-2',
) => `${host}/v0/b/${bucket}/o/${file}`;

describe('a picture of the site', () => {
  it.each(['/images/villa.jpg', '/images/tours/ubud-walk_2.webp'])('is ours: %s', (url) => {
    expect(isOwnPicture(url, PROJECT)).toBe(true);
  });

  it.each([
    '',
    '/images/',
    '/images/.jpg',
    '/images//a.jpg',
    '/images/../a.jpg',
    '/images/a b.jpg',
    '/images/a.',
    '/images/a.JPG',
    '/images/a.jpg?x',
    '/images/a.jpg/x',
    '/other/a.jpg',
    '//evil.example/images/a.jpg',
    'https://evil.example/images/a.jpg',
  ])('is not "%s"', (url) => {
    expect(isOwnPicture(url, PROJECT)).toBe(false);
  });
});

describe('an uploaded picture', () => {
  it('is ours in either bucket and folder of the project', () => {
    expect(isOwnPicture(upload(), PROJECT)).toBe(true);
    expect(isOwnPicture(upload(cloud, 'selasar.appspot.com'), PROJECT)).toBe(true);
    const ofVilla = 'tour-images%2Fvilla-images%2F1a?alt=media&token=2b';
    expect(isOwnPicture(upload(cloud, undefined, ofVilla), PROJECT)).toBe(true);
  });

  it.each([
    ['another bucket', upload(cloud, 'other.firebasestorage.app')],
    ['a bucket of another kind', upload(cloud, 'selasar.evil.app')],
    ['a bucket named after ours', upload(cloud, 'my.selasar.appspot.com')],
    ['another host', upload('https://evil.example')],
    ['a host before ours', `https://evil.example/${upload()}`],
    ['no encryption', upload('http://firebasestorage.googleapis.com')],
    ['another folder', upload(cloud, undefined, 'other%2F1a?alt=media&token=2b')],
    ['a folder within', upload(cloud, undefined, 'tour-images%2Fa%2Fb?alt=media&token=2b')],
    ['no file', upload(cloud, undefined, 'tour-images%2F?alt=media&token=2b')],
    ['no token', upload(cloud, undefined, 'tour-images%2F1a?alt=media&token=')],
    ['more after the token', `${upload()}&x=1`],
    ['an emulator', upload('http://127.0.0.1:9199')],
  ])('is not ours with %s', (_, url) => {
    expect(isOwnPicture(url, PROJECT)).toBe(false);
  });

  it('may come from the emulator on a local machine, and from no other host', () => {
    const local = (host: string) => upload(host, 'demo-selasar.appspot.com');
    expect(isOwnPicture(local('http://127.0.0.1:9199'), 'demo-selasar')).toBe(true);
    expect(isOwnPicture(local('http://localhost:9'), 'demo-selasar')).toBe(true);
    for (const host of [
      cloud,
      'http://127.0.0.1',
      'http://127.0.0.1:',
      'http://127.0.0.1:x',
      'http://192.168.0.1:9199',
    ]) {
      expect(isOwnPicture(local(host), 'demo-selasar')).toBe(false);
    }
    // The id of a cloud project may end with the prefix of local ones.
    expect(isOwnPicture(upload(cloud, 'my-demo-.appspot.com'), 'my-demo-')).toBe(true);
  });
});
