import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: ApplicationFolder;
beforeAll(async () => {
  folder = await createApplicationFolder('embedded');
});
afterAll(() => folder[Symbol.asyncDispose]());

const made = '"msg":"the API document is made"';

test('the API document is made once the server listens, before anybody asks, and never again', async () => {
  const application = await folder.start({ LOG_LEVEL: 'info' });
  // Nobody has asked for it yet.
  await expect.poll(() => application.output()).toContain(made);
  expect(application.output()).not.toContain('"route":"/api/openapi.json"');
  const answer = await fetch(`${application.address}/api/openapi.json`);
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  await expect.poll(() => application.output()).toContain('"route":"/api/openapi.json"');
  expect(application.output().split(made)).toHaveLength(2);
});
