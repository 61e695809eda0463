import sharp from 'sharp';
import { expect, test } from 'vitest';
import { largestFile, readPicture } from './read-picture.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#8c2f2bcc' } });

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s comes in three sizes of WebP',
  { tags: 'long' },
  async (kind) => {
    const picture = await readPicture(await blank(900, 1350).toFormat(kind).toBuffer());
    if (typeof picture === 'string') throw new Error(picture);
    const sizes = [picture.small, picture.medium, picture.large];
    const found = await Promise.all(sizes.map((image) => sharp(image).metadata()));
    expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 160, 240],
      ['webp', 320, 480],
      ['webp', 640, 960],
    ]);
    expect(found.some(({ hasAlpha }) => hasAlpha)).toBe(false);
  },
);

test('one is never made larger than it came, nor left on its side, nor sent with where it was taken', async () => {
  const file = await blank(200, 100)
    .withExif({ IFD0: { Artist: 'Ana' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = await readPicture(file);
  if (typeof picture === 'string') throw new Error(picture);
  const { width, height, exif } = await sharp(picture.large).metadata();
  expect([width, height, exif]).toEqual([100, 200, undefined]);
});

test('what is none is said to be none, by its content', async () => {
  const png = await blank(300, 300).png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>');
  expect(await readPicture(Buffer.alloc(0))).toBe('empty');
  expect(await readPicture(svg)).toBe('no-picture');
  expect(await readPicture(Buffer.from('GIF89a'))).toBe('no-picture');
  expect(await readPicture(png.subarray(0, 40))).toBe('no-picture');
  expect(await readPicture(Buffer.concat([png.subarray(0, 8), Buffer.alloc(500)]))).toBe(
    'no-picture',
  );
  expect(await readPicture(Buffer.alloc(largestFile + 1))).toBe('too-large');
  expect(await readPicture(await blank(59, 300).png().toBuffer())).toBe('too-small');
  expect(await readPicture(await blank(8000, 6000).png().toBuffer())).toBe('too-many-pixels');
});
