import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const openSearchVersion = '2.19.6';

/** Folder in which `npm run opensearch` puts the server. */
export const openSearchFolder = join(
  homedir(),
  '.cache',
  'estante',
  `opensearch-${openSearchVersion}`,
);

/** Finds the folder of an OpenSearch, as OPENSEARCH_HOME says or the script has fetched it; null for none. */
export async function findOpenSearch(): Promise<string | null> {
  const home = process.env['OPENSEARCH_HOME'] ?? openSearchFolder;
  return access(join(home, 'modules', 'transport-netty4')).then(
    () => home,
    () => null,
  );
}

export interface OpenSearch {
  /** 'http://127.0.0.1:9200' */
  readonly address: string;
  /** Number of the process that runs now. */
  pid(): number;
  /** Ends it at once, as a crash does; its stored data stay. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Stops it for a time without ending it: connections stay open, nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export interface OpenSearchOptions {
  /** Folder of the server's data; where none is given, one of its own that is removed. */
  readonly folder?: string;
  /** Megabytes. */
  readonly heap?: number;
  readonly port?: number;
  /** Whether to keep memory-mapped files and OpenSearch's default garbage collector; both take memory. */
  readonly isAsShipped?: boolean;
}

/** A server of one node on 127.0.0.1, without the security plugin. It takes some twenty seconds. */
export async function startOpenSearch(
  home: string,
  options: OpenSearchOptions = {},
): Promise<OpenSearch> {
  const transportPort = await freePort();
  return startNode(home, options, { transportPort, cluster: [transportPort] });
}

/**
 * A cluster of so many nodes on 127.0.0.1, each of which may manage it and has its data in a folder of its own. It
 * goes on without one of three.
 */
export async function startOpenSearchCluster(
  home: string,
  count: number,
): Promise<readonly OpenSearch[]> {
  const cluster = await Promise.all(Array.from({ length: count }, freePort));
  const nodes = await Promise.allSettled(
    cluster.map((transportPort) => startNode(home, {}, { transportPort, cluster })),
  );
  const started = nodes.flatMap((node) => (node.status === 'fulfilled' ? [node.value] : []));
  const failed = nodes.find((node) => node.status === 'rejected');
  if (failed === undefined) return started;
  await Promise.all(started.map((node) => node.stop()));
  throw failed.reason;
}

/** Ports by which nodes reach one another: that of a node, and those of all in its cluster. */
interface Membership {
  readonly transportPort: number;
  readonly cluster: readonly number[];
}

async function startNode(
  home: string,
  { folder, heap = 512, port: wanted, isAsShipped = false }: OpenSearchOptions,
  membership: Membership,
): Promise<OpenSearch> {
  const own = folder ?? (await mkdtemp(join(tmpdir(), 'estante-opensearch-')));
  const port = wanted ?? (await freePort());
  await layOut(home, own, { port, ...membership }, isAsShipped);
  const address = `http://127.0.0.1:${port}`;
  const args = argumentsFor(own, heap, isAsShipped);
  let server = await launched(own, args, address);
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    address,
    pid: () => server.pid ?? 0,
    kill,
    start: async () => {
      server = await launched(own, args, address);
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    stop: async () => {
      await kill();
      if (folder === undefined) await rm(own, { recursive: true, force: true });
    },
  };
}

interface Ports extends Membership {
  readonly port: number;
}

/** A home of its own beside the program, with its settings, data and logs. */
async function layOut(home: string, own: string, ports: Ports, maps: boolean): Promise<void> {
  for (const part of ['config', 'data', 'logs', 'tmp', 'plugins'])
    await mkdir(join(own, part), { recursive: true });
  for (const part of ['lib', 'modules'])
    await symlink(join(home, part), join(own, part)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await writeFile(join(own, 'config', 'opensearch.yml'), settings(own, ports, maps));
  await writeFile(join(own, 'config', 'log4j2.properties'), logging);
}

const settings = (
  own: string,
  { port, transportPort, cluster }: Ports,
  maps: boolean,
): string => `cluster.name: estante
node.name: ${nodeName(transportPort)}
path.data: ${join(own, 'data')}
path.logs: ${join(own, 'logs')}
network.host: 127.0.0.1
http.port: ${port}
transport.port: ${transportPort}
${discovery(cluster)}
node.store.allow_mmap: ${maps}
cluster.routing.allocation.disk.threshold_enabled: false
`;

const nodeName = (transportPort: number): string => `node-${transportPort}`;

function discovery(cluster: readonly number[]): string {
  if (cluster.length === 1) return 'discovery.type: single-node';
  const hosts = cluster.map((port) => `127.0.0.1:${port}`);
  return `discovery.seed_hosts: ${JSON.stringify(hosts)}
cluster.initial_cluster_manager_nodes: ${JSON.stringify(cluster.map(nodeName))}`;
}

const logging = `rootLogger.level = warn
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%c{1.}] %m%n
rootLogger.appenderRef.console.ref = console
`;

async function launched(own: string, args: string[], address: string): Promise<ChildProcess> {
  const log = await open(join(own, 'logs', 'console.log'), 'a');
  const server = spawn('java', args, { stdio: ['ignore', log.fd, log.fd] });
  try {
    await untilAnswers(server, address);
    return server;
  } catch (error) {
    server.kill('SIGKILL');
    const said = await readFile(join(own, 'logs', 'console.log'), 'utf8');
    throw new Error(`OpenSearch does not start: ${said.slice(-2000)}`, { cause: error });
  } finally {
    await log.close();
  }
}

/** Arguments of the program; without native libraries it runs as any user, in containers too. */
function argumentsFor(own: string, heap: number, isAsShipped: boolean): string[] {
  return [
    `-Xms${heap}m`,
    `-Xmx${heap}m`,
    isAsShipped ? '-XX:+UseG1GC' : '-XX:+UseSerialGC',
    '-Djava.security.manager=allow',
    `-Dopensearch.path.home=${own}`,
    `-Dopensearch.path.conf=${join(own, 'config')}`,
    `-Djava.io.tmpdir=${join(own, 'tmp')}`,
    '-Djna.nounpack=true',
    '-Djna.noclasspath=true',
    '-Djna.nosys=true',
    '-Dlog4j2.disable.jmx=true',
    '-cp',
    join(own, 'lib', '*'),
    'org.opensearch.bootstrap.OpenSearch',
  ];
}

async function untilAnswers(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('it ended');
    if (await isReady(address)) return;
    await wait(500);
  }
  throw new Error('it does not answer');
}

function isReady(address: string): Promise<boolean> {
  const asked = fetch(`${address}/_cluster/health?wait_for_status=yellow&timeout=5s`);
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
