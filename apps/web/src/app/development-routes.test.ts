import { expect, test, vi } from 'vitest';

test('development has the gallery among its pages', async () => {
  vi.stubEnv('DEV', true);
  vi.resetModules();
  const { developmentRoutes } = await import('./development-routes.ts');
  vi.unstubAllEnvs();
  const paths = developmentRoutes.flatMap(({ path, children = [] }) => [
    ...(path ? [path] : []),
    ...children.flatMap((child) => child.path ?? []),
  ]);
  expect(paths).toEqual(['/gallery', '/gallery/:specimen']);
});
