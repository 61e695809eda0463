import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@estante/database';
import { solrJars } from './program.ts';

export interface Solr {
  /** Address of the core: 'http://127.0.0.1:8983/solr/biblio'. */
  readonly address: string;
  readonly pid: number;
  /** Folder in which index and dictionaries are kept. */
  readonly data: string;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('SolrServer.java', import.meta.url));

/** Starts Solr with the configuration of VuFind's core, on 127.0.0.1, with its data under the folder. */
export async function startSolr(folder: string, conf: string, heap: number): Promise<Solr> {
  const home = join(folder, 'solr');
  const core = join(home, 'biblio');
  await mkdir(core, { recursive: true });
  await cp(conf, join(core, 'conf'), { recursive: true });
  const config = join(core, 'conf', 'solrconfig.xml');
  await writeFile(config, withoutBrowsing(await readFile(config, 'utf8')));
  await writeFile(join(core, 'core.properties'), 'name=biblio\n');
  await writeFile(join(home, 'solr.xml'), '<solr/>\n');
  const port = await freePort();
  const log = await open(join(folder, 'solr.log'), 'a');
  const args = [
    `-Xms${heap}m`,
    `-Xmx${heap}m`,
    '-XX:+UseG1GC',
    ...settings(home),
    '-cp',
    join(await solrJars(), '*'),
  ];
  const server = spawn('java', [...args, program, String(port)], {
    stdio: ['ignore', log.fd, log.fd],
  });
  const address = `http://127.0.0.1:${port}/solr/biblio`;
  try {
    await untilAnswers(server, address);
  } catch (error) {
    server.kill('SIGKILL');
    const said = await readFile(join(folder, 'solr.log'), 'utf8');
    throw new Error(`Solr does not start: ${said.slice(-2000)}`, { cause: error });
  } finally {
    await log.close();
  }
  return {
    address,
    pid: server.pid ?? 0,
    data: core,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

function settings(home: string): string[] {
  return [
    `-Dsolr.solr.home=${home}`,
    `-Dsolr.install.dir=${home}`,
    `-Dsolr.log.dir=${join(home, 'logs')}`,
  ];
}

/** Removes the browse handler, a program of VuFind's own that reads other files than this index. */
function withoutBrowsing(config: string): string {
  return config.replace(/<requestHandler name="\/browse"[\s\S]*?<\/requestHandler>/, '');
}

async function untilAnswers(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 480; tries++) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('it ended');
    if (await isReady(address)) return;
    await wait(250);
  }
  throw new Error('it does not answer');
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/select?q=*:*&rows=0`).then(
    ({ ok }) => ok,
    () => false,
  );
}
