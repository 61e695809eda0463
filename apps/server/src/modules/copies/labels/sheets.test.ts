import { copyLabelSheets } from '@estante/contract';
import { expect, test } from 'vitest';
import { placeOf, sheets } from './sheets.ts';

test.each(copyLabelSheets)('labels of %s lie beside each other and within the paper', (name) => {
  const sheet = sheets[name];
  const { paper, label, pitch, columns, rows } = sheet;
  expect(pitch[0]).toBeGreaterThanOrEqual(label[0]);
  expect(pitch[1]).toBeGreaterThanOrEqual(label[1] - 0.05);
  const last = placeOf(sheet, columns * rows - 1);
  expect(last.page).toBe(0);
  expect(last.x + label[0]).toBeLessThanOrEqual(paper[0]);
  expect(last.y + label[1]).toBeLessThanOrEqual(paper[1]);
  expect(placeOf(sheet, columns * rows)).toMatchObject({ page: 1, ...corner(sheet) });
});

const corner = ({ first }: (typeof sheets)['6180']) => ({ x: first[0], y: first[1] });
