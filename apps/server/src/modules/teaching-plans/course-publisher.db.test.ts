import { expect, onTestFinished, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { findListedTitles } from './course-repository.ts';

test('the publisher of a title is who published it, not who produced or printed it before', async () => {
  const server = await startTestApp({ records: [aBook({ title: 'Poética' })] });
  onTestFinished(() => server.close());
  const id = await server.titleId('Poética');
  const statement = (kind: string, ...publishers: readonly string[]) => ({
    kind,
    places: [],
    publishers,
    date: '',
  });
  const publisherOf = async (...publications: readonly object[]) => {
    await server.pool.query(
      `update title set description = (description::jsonb || $1::jsonb)::json where id = $2`,
      [JSON.stringify({ publications }), id],
    );
    return (await findListedTitles(server.db, [id])).get(id)?.publisher;
  };
  const printer = statement('manufacture', 'Gráfica do Largo');
  expect(await publisherOf(printer, statement('publication', 'Editora 34', 'Ática'))).toBe(
    'Editora 34',
  );
  expect(await publisherOf(statement('copyright'), printer)).toBe('Gráfica do Largo');
  expect(await publisherOf()).toBe('');
});
