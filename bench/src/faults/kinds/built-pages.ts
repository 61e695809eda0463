import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { startBar, type Fault } from '../fault.ts';
import { startAgain } from './server.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const built = join(root, 'apps/web/dist');
const kept = join(root, 'node_modules/.cache/kept-pages');
const renderer = join(built, 'server/entry-server.js');
const assets = join(built, 'client/assets');

const keep = async () => {
  await rm(kept, { recursive: true, force: true });
  await cp(built, kept, { recursive: true });
};

/** Puts the folder back as it was and removes what the application has built meanwhile. */
const putBack = async () => {
  await rm(built, { recursive: true, force: true });
  await rename(kept, built);
};

/** Fault: the files that browsers load vanish from a running application, and come back. */
const assetsGone: Fault = {
  name: 'assets-gone',
  on: ['own'],
  bar: () => 1,
  prepare: keep,
  strike: async ({ server }, seconds) => {
    const away = `${assets}.away`;
    const [name = ''] = (await readdir(assets)).filter((one) => one.endsWith('.js'));
    await rename(assets, away);
    const { status } = await fetch(`${server.address}/assets/${name}`);
    await delay(seconds * 1000);
    await rename(away, assets);
    const wrong = status === 404 ? [] : [`a script that is gone is answered ${status}`];
    return { ended: performance.now(), note: `a script that is gone: ${status}`, wrong };
  },
  tidy: putBack,
};

/** Fault: the renderer's file is cut in half when the application starts. */
const rendererHalved: Fault = {
  name: 'renderer-halved',
  on: ['own'],
  bar: (on) => startBar(on) + 30,
  prepare: keep,
  strike: async (scene) => {
    await scene.server.stop();
    const text = await readFile(renderer, 'utf8');
    await rm(renderer);
    await writeFile(renderer, text.slice(0, text.length / 2));
    const { ended, wrong } = await startAgain(scene);
    if (wrong.length === 0) return { ended, note: 'built again by itself' };
    await putBack();
    await keep();
    const again = await startAgain(scene);
    return { ended: again.ended, note: 'built again by hand', wrong: [...wrong, ...again.wrong] };
  },
  tidy: putBack,
};

export const pageFaults: readonly Fault[] = [assetsGone, rendererHalved];
