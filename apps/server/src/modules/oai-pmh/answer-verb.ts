import { branch, leaf } from '@estante/xml';
import { readSettings } from '../institution/index.ts';
import { findTitleSources, writeTitleRecord } from '../exports/index.ts';
import { writeDatestamp } from './datestamp.ts';
import { oaiError, type OaiError } from './errors.ts';
import { listRecords, type OaiDeps } from './list-records.ts';
import { isMetadataPrefix, metadataFormats } from './metadata-format.ts';
import { readIdentifier, writeIdentifier } from './record-identifier.ts';
import type { OaiRequest } from './read-request.ts';
import { findContact, findEarliest, findRecord, findSets } from './record-repository.ts';
import { writeRecord } from './write-record.ts';

/** The element of an answer, or why there is none. */
export async function answerVerb(deps: OaiDeps, request: OaiRequest): Promise<string | OaiError> {
  switch (request.verb) {
    case 'Identify':
      return identify(deps);
    case 'ListMetadataFormats':
      return listFormats(deps, request.arguments['identifier']);
    case 'ListSets':
      return listSets(deps, request.arguments['resumptionToken']);
    case 'GetRecord':
      return getRecord(deps, request.arguments);
    case 'ListIdentifiers':
    case 'ListRecords':
      return listRecords(deps, request);
  }
}

/** A host as oai-identifier has it: with a dot, each part beginning with a letter. */
const domain = /^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/i;

async function identify({ db, origin, now }: OaiDeps): Promise<string> {
  const { name } = await readSettings(db);
  const host = new URL(origin).hostname;
  const identifier = branch(
    'oai-identifier',
    [
      leaf('scheme', 'oai'),
      leaf('repositoryIdentifier', host),
      leaf('delimiter', ':'),
      leaf('sampleIdentifier', writeIdentifier(origin, 1)),
    ],
    {
      xmlns: 'http://www.openarchives.org/OAI/2.0/oai-identifier',
      'xsi:schemaLocation':
        'http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd',
    },
  );
  return branch('Identify', [
    leaf('repositoryName', name),
    leaf('baseURL', `${origin}/oai`),
    leaf('protocolVersion', '2.0'),
    leaf('adminEmail', (await findContact(db)) ?? `webmaster@${host}`),
    leaf('earliestDatestamp', writeDatestamp((await findEarliest(db)) ?? now)),
    leaf('deletedRecord', 'persistent'),
    leaf('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    leaf('compression', 'gzip'),
    domain.test(host) ? branch('description', [identifier]) : '',
  ]);
}

async function listFormats(
  { db, origin }: OaiDeps,
  identifier: string | undefined,
): Promise<string | OaiError> {
  const id = identifier === undefined ? null : readIdentifier(origin, identifier);
  if (identifier !== undefined && (id === null || !(await findRecord(db, id)))) {
    return unknownIdentifier(identifier);
  }
  const formats = Object.entries(metadataFormats).map(([prefix, { namespace, schema }]) =>
    branch('metadataFormat', [
      leaf('metadataPrefix', prefix),
      leaf('schema', schema),
      leaf('metadataNamespace', namespace),
    ]),
  );
  return branch('ListMetadataFormats', formats);
}

async function listSets({ db }: OaiDeps, token: string | undefined): Promise<string | OaiError> {
  if (token !== undefined) {
    return oaiError('badResumptionToken', 'The sets come whole: there is no resumptionToken.');
  }
  const sets = (await findSets(db)).map(({ spec, name }) =>
    branch('set', [leaf('setSpec', spec), leaf('setName', name)]),
  );
  return sets.length > 0
    ? branch('ListSets', sets)
    : oaiError('noSetHierarchy', 'There are no sets.');
}

async function getRecord(
  { db, origin }: OaiDeps,
  { identifier = '', metadataPrefix: prefix = '' }: Readonly<Record<string, string>>,
): Promise<string | OaiError> {
  const id = readIdentifier(origin, identifier);
  const record = id === null ? undefined : await findRecord(db, id);
  if (!record) return unknownIdentifier(identifier);
  const unknownFormat = oaiError('cannotDisseminateFormat', `It cannot be had as '${prefix}'.`);
  if (!isMetadataPrefix(prefix)) return unknownFormat;
  const [title] = record.isDeleted ? [] : await findTitleSources(db, [record.titleId]);
  if (title && writeTitleRecord(origin, prefix, title) === '') return unknownFormat;
  return branch('GetRecord', [writeRecord(origin, prefix, record, title)]);
}

const unknownIdentifier = (identifier: string) =>
  oaiError('idDoesNotExist', `There is no record '${identifier}' here.`);
