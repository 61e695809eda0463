import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  findOpenSearch,
  openSearchFolder,
  openSearchVersion,
  startOpenSearch,
} from '@estante/search-engine/opensearch-server';
import { say } from './run.ts';

/**
 * Fetches OpenSearch by Maven where it is not here yet, and with `start` runs it until it is stopped,
 * its data in data/opensearch. The tests start one of their own, and say where it is not there.
 */
const logging = '2.25.4';

const project = `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion>
<groupId>estante</groupId><artifactId>opensearch</artifactId><version>1</version>
<dependencies>${[
  ['org.opensearch', 'opensearch', openSearchVersion],
  ['org.opensearch', 'opensearch-plugin-classloader', openSearchVersion],
  ['org.opensearch.plugin', 'transport-netty4-client', openSearchVersion],
  ['org.apache.logging.log4j', 'log4j-core', logging],
]
  .map(
    ([group, name, version]) =>
      `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`,
  )
  .join('')}</dependencies>
</project>
`;

/** Descriptor of the module, as its archive has it; its jar in Maven has none. */
const descriptor = `description=Transport by Netty 4
version=${openSearchVersion}
name=transport-netty4
classname=org.opensearch.transport.Netty4Plugin
java.version=11
opensearch.version=${openSearchVersion}
`;

const policy = `grant {
  permission java.lang.RuntimePermission "accessClassInPackage.sun.nio.ch";
  permission java.lang.RuntimePermission "accessDeclaredMembers";
  permission java.lang.RuntimePermission "getClassLoader";
  permission java.lang.RuntimePermission "setContextClassLoader";
  permission java.lang.RuntimePermission "reflectionFactoryAccess";
  permission java.lang.reflect.ReflectPermission "suppressAccessChecks";
  permission java.util.PropertyPermission "*", "read,write";
  permission java.io.FilePermission "/proc/sys/net/core/somaxconn", "read";
  permission java.net.SocketPermission "*", "accept,connect,resolve,listen";
};
`;

/** Put together beside its place, so that one cut off midway is not taken for whole. */
async function fetchOpenSearch(): Promise<void> {
  await mkdir(dirname(openSearchFolder), { recursive: true });
  const made = await mkdtemp(`${openSearchFolder}.`);
  await writeFile(join(made, 'pom.xml'), project);
  execFileSync(
    'mvn',
    ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib', '-DincludeScope=runtime'],
    { cwd: made, stdio: 'inherit' },
  );
  const module = join(made, 'modules', 'transport-netty4');
  await mkdir(module, { recursive: true });
  for (const jar of await readdir(join(made, 'lib')))
    if (/^(?:netty|transport-netty4)-/.test(jar))
      await rename(join(made, 'lib', jar), join(module, jar));
  await writeFile(join(module, 'plugin-descriptor.properties'), descriptor);
  await writeFile(join(module, 'plugin-security.policy'), policy);
  await rm(openSearchFolder, { recursive: true, force: true });
  await rename(made, openSearchFolder);
}

if ((await findOpenSearch()) === null) await fetchOpenSearch();
const home = (await findOpenSearch()) ?? openSearchFolder;
say(`OpenSearch ${openSearchVersion} is in ${home}`);
if (process.argv[2] === 'start') {
  const folder = resolve(process.env['DATA_DIR'] ?? 'data', 'opensearch');
  await mkdir(folder, { recursive: true });
  const server = await startOpenSearch(home, { folder });
  say(`OPENSEARCH_URL=${server.address}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.stop();
}
