import { oaiError, type OaiError } from './errors.ts';

/** The requests of OAI-PMH 2.0 (4) with the arguments of each. */
const verbs = {
  Identify: { required: [], optional: [] },
  ListMetadataFormats: { required: [], optional: ['identifier'] },
  ListSets: { required: [], optional: ['resumptionToken'] },
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [] },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'] },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'] },
} as const satisfies Readonly<
  Record<string, { readonly required: readonly string[]; readonly optional: readonly string[] }>
>;

export type Verb = keyof typeof verbs;

export interface OaiRequest {
  readonly verb: Verb;
  readonly arguments: Readonly<Record<string, string>>;
}

/** Reads what came over HTTP: each argument once, those that the verb has and needs, no others. */
export function readRequest(asked: Readonly<Record<string, unknown>>): OaiRequest | OaiError {
  const { verb, ...rest } = asked;
  if (typeof verb !== 'string' || !Object.hasOwn(verbs, verb)) {
    return oaiError('badVerb', verbProblem(verb));
  }
  const known = verb as Verb;
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value !== 'string') {
      return oaiError('badArgument', `The argument '${name}' is given more than once.`);
    }
    found[name] = value;
  }
  const problem = argumentProblem(known, found);
  return problem === null ? { verb: known, arguments: found } : oaiError('badArgument', problem);
}

function verbProblem(verb: unknown): string {
  if (verb === undefined || verb === '') return 'The argument verb is missing.';
  return typeof verb === 'string'
    ? `'${verb}' is no verb of OAI-PMH.`
    : 'The argument verb is given more than once.';
}

function argumentProblem(verb: Verb, found: Readonly<Record<string, string>>): string | null {
  const names = Object.keys(found);
  if (isList(verb) && 'resumptionToken' in found) {
    return names.length === 1 ? null : 'A resumptionToken stands without other arguments.';
  }
  const { required, optional } = verbs[verb];
  const needed: readonly string[] = required;
  const taken: readonly string[] = [...required, ...optional];
  const missing = needed.find((name) => !found[name]);
  if (missing !== undefined) return `The argument ${missing} is missing.`;
  const unknown = names.find((name) => !taken.includes(name));
  return unknown === undefined ? null : `${verb} has no argument '${unknown}'.`;
}

export function isList(verb: Verb): verb is 'ListIdentifiers' | 'ListRecords' {
  return verb === 'ListIdentifiers' || verb === 'ListRecords';
}
