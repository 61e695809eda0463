import { expect, test } from 'vitest';
import { shortClassNames } from '../class-names.ts';

test('a class has one name of four signs in every build, a letter first', () => {
  const name = shortClassNames('/web')('row', '/web/src/ui/table.module.css');
  expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3}$/);
  expect(shortClassNames('/other')('row', '/other/src/ui/table.module.css')).toBe(name);
});

test('classes of two names, and of two files, have names of their own', () => {
  const nameOf = shortClassNames('/web');
  const table = '/web/src/ui/table.module.css';
  const names = [
    nameOf('row', table),
    nameOf('cell', table),
    nameOf('row', '/web/src/ui/list.module.css'),
  ];
  expect(new Set(names).size).toBe(3);
});

test('two that would share a name are named, and end the build', () => {
  const nameOf = shortClassNames('/web');
  const many = () => {
    for (let at = 0; at < 100_000; at += 1) nameOf(`row${at}`, '/web/src/ui/table.module.css');
  };
  expect(many).toThrow(
    /^The classes 'src\/ui\/table\.module\.css row\d+' and .* share a short name\.$/,
  );
});
