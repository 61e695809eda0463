import { expect, test } from 'vitest';
import { browserFamily, deviceFamily, systemFamily } from './client-family.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${windows} Chrome/130.0.0.0 Safari/537.36`, 'chrome', 'desktop', 'windows'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`, 'edge', 'desktop', 'windows'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36 OPR/115.0`, 'opera', 'desktop', 'windows'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    'chrome',
    'phone',
    'android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Safari/537.36',
    'samsung',
    'tablet',
    'android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'safari',
    'phone',
    'ios',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'firefox',
    'desktop',
    'linux',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0 Safari/537.36',
    'chrome',
    'desktop',
    'chromeos',
  ],
  ['Firefox', 'firefox', 'other', 'other'],
  ['', 'other', 'other', 'other'],
])('%s', (text, browser, device, system) => {
  expect([browserFamily(text), deviceFamily(text), systemFamily(text)]).toEqual([
    browser,
    device,
    system,
  ]);
});

test('a text of the longest length is read at once', () => {
  for (const part of ['android', 'a', ' ', 'mac os']) {
    const text = part.repeat(200).slice(0, 200);
    expect(deviceFamily(text)).toBeTypeOf('string');
  }
});
