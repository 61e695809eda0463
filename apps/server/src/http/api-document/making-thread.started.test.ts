import { createApplicationFolder } from '@estante/test-support';
import { expect, test } from 'vitest';

test('who asks for something else while the API document is made is answered before it', async () => {
  await using folder = await createApplicationFolder('embedded');
  const { address } = await folder.start();
  const answered: string[] = [];
  const document = fetch(`${address}/api/openapi.json`).then(async (answer) => {
    expect(answer.status).toBe(200);
    const { paths } = (await answer.json()) as { readonly paths: object };
    answered.push('document');
    return paths;
  });
  await fetch(`${address}/readyz`);
  answered.push('another');
  expect(Object.keys(await document)).toContain('/consulta');
  expect(answered).toEqual(['another', 'document']);
});
