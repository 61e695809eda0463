import type { RenderPage } from '@estante/contract';
import { createServer } from 'vite';
import { startApplication } from '../apps/server/src/startup/application.ts';
import { readEnvFile } from '../apps/server/src/platform/start/env-file.ts';
import { readConfig } from '../apps/server/src/platform/start/config.ts';
import { root, say } from './run.ts';

readEnvFile();
// Pages: Vite serves the sources and reloads what changes. Server: `node --watch` starts this anew.
const vite = await createServer({
  configFile: `${root}apps/web/vite.config.ts`,
  server: { middlewareMode: true },
  appType: 'custom',
});

const render: RenderPage = async (request, context) => {
  const entry = await vite.ssrLoadModule('/src/app/entry-server.tsx');
  return (entry['render'] as RenderPage)(request, context);
};

const { languages } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as {
  readonly languages: readonly string[];
};

const application = await startApplication({
  config: readConfig({
    LOG_LEVEL: 'info',
    NODE_ENV: 'development',
    // A page is some hundreds of files here: more at once than readers are given.
    UNLIMITED_NETWORKS: '127.0.0.1, ::1',
    ...process.env,
  }),
  pages: { render, languages, files: null, middleware: vite.middlewares },
  progress: (step) => say(`  ${step}`),
});
say(`Estante, for development, at ${application.address}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void Promise.all([application.stop(), vite.close()]).then(() => process.exit(0));
  });
}
