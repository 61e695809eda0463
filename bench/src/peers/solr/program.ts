import { execFileSync } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

export const solrVersion = '9.10.1';
const lucene = '9.12.3';
/** Version of Jetty, in the line that Solr supports. */
const jetty = '10.0.26';

const home = join(homedir(), '.cache', 'estante', `solr-${solrVersion}`);

const project = `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion>
<groupId>estante</groupId><artifactId>solr</artifactId><version>1</version>
<dependencies>${[
  ['org.apache.solr', 'solr-core', solrVersion],
  ['org.apache.lucene', 'lucene-analysis-icu', lucene],
  ['org.eclipse.jetty', 'jetty-server', jetty],
  ['org.eclipse.jetty', 'jetty-servlet', jetty],
]
  .map(
    ([group, name, version]) =>
      `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`,
  )
  .join('')}</dependencies>
</project>
`;

/** Folder of Solr's jars, which Maven fetches the first time. @throws where it cannot. */
export async function solrJars(): Promise<string> {
  const jars = join(home, 'lib');
  if (await isThere(jars)) return jars;
  await mkdir(dirname(home), { recursive: true });
  // Assembled beside its place, so that an interrupted download is not taken for a whole one.
  const made = await mkdtemp(`${home}.`);
  await writeFile(join(made, 'pom.xml'), project);
  execFileSync(
    'mvn',
    ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib', '-DincludeScope=runtime'],
    { cwd: made, stdio: 'inherit' },
  );
  await rm(home, { recursive: true, force: true });
  await rename(made, home);
  return jars;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
