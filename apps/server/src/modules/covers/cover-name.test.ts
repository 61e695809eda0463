import { expect, test } from 'vitest';
import { readCoverName } from './cover-name.ts';

test.each([
  ['9788535910667.jpg', '9788535910667'],
  ['978-85-359-1066-7.JPEG', '9788535910667'],
  // ISBN-10, with its own check digit.
  ['8535910662.png', '9788535910667'],
  ['080442957X.webp', '9780804429573'],
  ['0-8044-2957-x.webp', '9780804429573'],
])('%s is of the ISBN %s', (file, isbn) => {
  expect(readCoverName(file)?.isbn).toBe(isbn);
});

test.each(['9788535910668.jpg', '8535910663.jpg', 'demo-12.jpg', '123.png'])(
  '%s is a control number alone',
  (file) => {
    expect(readCoverName(file)).toEqual({ isbn: null, number: file.replace(/\.\w+$/, '') });
  },
);

test.each(['capa.gif', 'capa.svg', 'capa', '.jpg', ' .png', 'a.jpg.exe'])(
  '%s is no cover',
  (file) => {
    expect(readCoverName(file)).toBeNull();
  },
);
