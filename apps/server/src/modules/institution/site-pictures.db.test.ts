import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';
import { writeLogo } from './logo.ts';
import { writeSettings } from './settings.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers });

/** The colour of a pixel, '#rrggbb'. */
async function pixel(image: Buffer, left: number, top: number): Promise<string> {
  const area = { left, top, width: 1, height: 1 };
  const raw = await sharp(image).removeAlpha().toColourspace('srgb').extract(area).raw().toBuffer();
  return `#${raw.subarray(0, 3).toString('hex')}`;
}

test('each is a picture of its size, for other sites too', { tags: 'long' }, () =>
  tryEach(
    [
      ['/apple-touch-icon.png', 180, 180],
      ['/apple-touch-icon-precomposed.png', 180, 180],
      ['/icone/192.png', 192, 192],
      ['/icone/512.png', 512, 512],
      ['/cartao-social.png', 1200, 630],
    ],
    async (url, width, height) => {
      const answer = await get(url);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height });
      const again = await get(url, { 'if-none-match': String(answer.headers.etag) });
      expect(again.statusCode).toBe(304);
    },
  ),
);

test(
  'favicon.ico holds three pictures, each where its directory says',
  { tags: 'long' },
  async () => {
    const { headers, rawPayload: file } = await get('/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [at, side] of [16, 32, 48].entries()) {
      const entry = file.subarray(6 + 16 * at, 22 + 16 * at);
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      const picture = file.subarray(offset, offset + length);
      expect(await sharp(picture).metadata()).toMatchObject({ width: side, height: side });
      expect([entry.readUInt8(0), entry.readUInt8(1)]).toEqual([side, side]);
    }
  },
);

test(
  'they have the colour of the institution, and its logo once there is one',
  { tags: 'long' },
  async () => {
    const first = await get('/icone/192.png');
    expect(await pixel(first.rawPayload, 2, 2)).toBe('#1f419b');
    await writeSettings(server.db, [['brandColour', '#7a1f1f']]);
    const coloured = await get('/icone/192.png');
    expect(await pixel(coloured.rawPayload, 2, 2)).toBe('#7a1f1f');
    const create = { width: 90, height: 30, channels: 3, background: '#00aa00' } as const;
    const image = await sharp({ create }).png().toBuffer();
    await writeLogo(server.db, { image, width: 90, height: 30 });
    const drawn = await get('/icone/192.png', { 'if-none-match': String(coloured.headers.etag) });
    expect(drawn.statusCode).toBe(200);
    expect(await pixel(drawn.rawPayload, 2, 2)).toBe('#ffffff');
    expect(await pixel(drawn.rawPayload, 96, 96)).toBe('#00aa00');
    const manifest = (await get('/manifest.webmanifest')).json<Record<string, unknown>>();
    expect(manifest['theme_color']).toBe('#7a1f1f');
  },
);
