import { expect, test } from 'vitest';
import { attachmentType } from './attachment-type.ts';

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['ÿØÿà', 'image/jpeg'],
  ['Linha 1\n\tLinha 2', 'text/plain; charset=utf-8'],
  ['<html><script>alert(1)</script>', 'text/plain; charset=utf-8'],
  ['MZ\u0090\u0000', null],
  ['PK\u0003\u0004', null],
  ['caf\u00e9', null],
  ['', null],
])('%j is %s', (bytes, type) => {
  expect(attachmentType(Buffer.from(bytes, 'latin1'))).toBe(type);
});
