import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { conformingRecord, marcXmlFoot, marcXmlHead, writeMarcXml } from '@estante/marc';
import { writeDublinCore, writeMods, type SourceTitle } from '@estante/references';

/** libxml2 built for the web (MIT); fetched for the measurement, and no part of this project. */
const validator = 'xmllint-wasm@5.3.0';

interface Source {
  readonly fileName: string;
  readonly contents: string;
}

interface Validator {
  readonly validateXML: (options: {
    readonly xml: readonly Source[];
    readonly schema: readonly Source[];
    readonly preload: readonly Source[];
    readonly initialMemoryPages: number;
    readonly maxMemoryPages: number;
  }) => Promise<{
    readonly valid: boolean;
    readonly errors: readonly { readonly message: string; readonly rawMessage: string }[];
  }>;
}

/** Public addresses of the schemas, used where no folder has them. */
const addresses = {
  'MARC21slim.xsd': 'https://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd',
  'mods-3-8.xsd': 'https://www.loc.gov/standards/mods/v3/mods-3-8.xsd',
  'xlink.xsd': 'https://www.loc.gov/standards/xlink/xlink.xsd',
  'oai_dc.xsd': 'https://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  'simpledc20021212.xsd': 'https://dublincore.org/schemas/xmls/simpledc20021212.xsd',
  'xml.xsd': 'https://www.w3.org/2001/03/xml.xsd',
} as const;

type SchemaName = keyof typeof addresses;

export interface Validity {
  readonly format: string;
  readonly documents: number;
  readonly titles: number;
  readonly errors: readonly string[];
}

interface Format {
  readonly format: string;
  readonly schema: SchemaName;
  readonly atOnce: number;
  readonly write: (titles: readonly SourceTitle[]) => string;
}

const formats: readonly Format[] = [
  { format: 'MODS', schema: 'mods-3-8.xsd', atOnce: 500, write: writeMods },
  { format: 'MARCXML', schema: 'MARC21slim.xsd', atOnce: 500, write: writeMarcXmlOf },
  // A title's record is a document of its own.
  { format: 'oai_dc', schema: 'oai_dc.xsd', atOnce: 1, write: writeDublinCore },
];

function writeMarcXmlOf(titles: readonly SourceTitle[]): string {
  const records = titles.flatMap(({ record }) =>
    record ? [writeMarcXml(conformingRecord(record))] : [],
  );
  return `${marcXmlHead}${records.join('')}${marcXmlFoot}`;
}

/** Documents in one call of the validator. */
const callSize = 200;

/** Validates documents; null where the schemas or the validator cannot be had. */
export async function validate(
  titles: readonly SourceTitle[],
  folder: string | undefined,
): Promise<readonly Validity[] | null> {
  const schemas = await schemasFrom(folder).catch(() => null);
  if (schemas === null) return null;
  const fetched = await mkdtemp(join(tmpdir(), 'xmllint-'));
  try {
    const { validateXML } = await fetchValidator(fetched);
    const found: Validity[] = [];
    for (const format of formats)
      found.push(await validateAs(format, titles, schemas, validateXML));
    return found;
  } finally {
    await rm(fetched, { recursive: true });
  }
}

async function fetchValidator(folder: string): Promise<Validator> {
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', validator];
  await promisify(execFile)('npm', args);
  const load: (name: string) => Validator = createRequire(join(folder, 'index.js'));
  return load('xmllint-wasm');
}

/** Schemas whose imports name the files beside them. */
async function schemasFrom(folder: string | undefined): Promise<ReadonlyMap<SchemaName, string>> {
  const read = async (name: SchemaName) => {
    if (folder !== undefined) return readFile(join(folder, name), 'utf8');
    const answer = await fetch(addresses[name]);
    if (!answer.ok) throw new Error(`${addresses[name]} answers ${answer.status}`);
    return answer.text();
  };
  const names = Object.keys(addresses) as SchemaName[];
  const texts = await Promise.all(
    names.map(async (name) => {
      const text = await read(name);
      const local = text.replaceAll(
        /schemaLocation="([^" ]+)"/g,
        (_, address: string) => `schemaLocation="${basename(address)}"`,
      );
      return [name, name === 'mods-3-8.xsd' ? withoutSecondGroup(local) : local] as const;
    }),
  );
  return new Map(texts);
}

/** MODS 3.8 gives accessCondition its identifiers twice, by inheritance too, which libxml2 refuses. */
function withoutSecondGroup(schema: string): string {
  return schema.replace(
    /(name="accessConditionDefinition".*?)<xs:attributeGroup ref="IDAttributeGroup"\/>/s,
    '$1',
  );
}

async function validateAs(
  { format, schema, atOnce, write }: Format,
  titles: readonly SourceTitle[],
  schemas: ReadonlyMap<SchemaName, string>,
  validateXML: Validator['validateXML'],
): Promise<Validity> {
  const documents: Source[] = [];
  for (let at = 0; at < titles.length; at += atOnce) {
    const contents = write(titles.slice(at, at + atOnce));
    documents.push({ fileName: `${format}-${at}.xml`, contents });
  }
  const sourceOf = (name: SchemaName) => ({ fileName: name, contents: schemas.get(name) ?? '' });
  const others = [...schemas.keys()].filter((name) => name !== schema).map(sourceOf);
  const errors: string[] = [];
  const size = atOnce === 1 ? callSize : 1;
  for (let at = 0; at < documents.length; at += size) {
    const result = await validateXML({
      xml: documents.slice(at, at + size),
      schema: [sourceOf(schema)],
      preload: others,
      initialMemoryPages: 1024,
      maxMemoryPages: 16_384,
    });
    errors.push(...result.errors.map(({ rawMessage }) => rawMessage));
  }
  return { format, documents: documents.length, titles: titles.length, errors };
}
