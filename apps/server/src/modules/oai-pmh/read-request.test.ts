import { describe, expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

describe('a request is read', () => {
  test.each([
    [{ verb: 'Identify' }],
    [{ verb: 'ListSets' }],
    [{ verb: 'ListMetadataFormats' }],
    [{ verb: 'ListMetadataFormats', identifier: 'oai:a:1' }],
    [{ verb: 'GetRecord', identifier: 'oai:a:1', metadataPrefix: 'mods' }],
    [{ verb: 'ListRecords', metadataPrefix: 'oai_dc' }],
    [{ verb: 'ListRecords', metadataPrefix: 'oai_dc', from: 'a', until: 'b', set: 'c' }],
    [{ verb: 'ListIdentifiers', resumptionToken: 'x' }],
  ])('%j', ({ verb, ...rest }) => {
    expect(readRequest({ verb, ...rest })).toEqual({ verb, arguments: rest });
  });
});

describe('a request is refused, and told why', () => {
  test.each([
    [{}, 'badVerb', 'missing'],
    [{ verb: '' }, 'badVerb', 'missing'],
    [{ verb: 'toString' }, 'badVerb', 'toString'],
    [{ verb: 'listRecords' }, 'badVerb', 'listRecords'],
    [{ verb: ['Identify', 'Identify'] }, 'badVerb', 'more than once'],
    [{ verb: 'Identify', set: 'x' }, 'badArgument', 'set'],
    [{ verb: 'GetRecord', identifier: 'oai:a:1' }, 'badArgument', 'metadataPrefix'],
    [{ verb: 'GetRecord', metadataPrefix: 'mods' }, 'badArgument', 'identifier'],
    [{ verb: 'ListRecords' }, 'badArgument', 'metadataPrefix'],
    [{ verb: 'ListRecords', metadataPrefix: 'mods', page: '2' }, 'badArgument', 'page'],
    [{ verb: 'ListRecords', metadataPrefix: ['mods', 'oai_dc'] }, 'badArgument', 'more than once'],
    [{ verb: 'ListRecords', resumptionToken: 'x', set: 'y' }, 'badArgument', 'resumptionToken'],
  ])('%j', (asked, error, said) => {
    expect(readRequest(asked)).toEqual({ error, message: expect.stringContaining(said) as string });
  });
});
