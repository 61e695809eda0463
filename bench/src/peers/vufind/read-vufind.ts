import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { VufindSettings } from './select.ts';
import type { Roles } from './marc-functions.ts';
import { readMarcRules } from './marc-rules.ts';
import { readSearchSpecs } from './search-specs.ts';
import { readIni, readProperties, type Ini } from './settings-text.ts';
import type { Mapping } from './solr-document.ts';

export interface Vufind {
  /** Folder 'solr/vufind/biblio/conf' of the clone. */
  readonly solrConf: string;
  readonly asking: VufindSettings;
  readonly mapping: Mapping;
}

/** Reads the settings that VuFind publishes from a clone of its repository; none of them are kept. */
export function readVufind(folder: string, site: ReadonlyMap<string, string>): Vufind {
  const text = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');
  const ini = (name: string): Ini => readIni(text('config', 'vufind', name));
  const marc = readProperties(text('import', 'marc.properties'));
  const maps = join(folder, 'import', 'translation_maps');
  return {
    solrConf: join(folder, 'solr', 'vufind', 'biblio', 'conf'),
    asking: askingOf(text('config', 'vufind', 'searchspecs.yaml'), ini),
    mapping: {
      rules: readMarcRules(new Map([...marc, ...site])),
      translations: new Map(
        readdirSync(maps)
          .filter((name) => name.endsWith('.properties'))
          .map((name) => [name, readProperties(text('import', 'translation_maps', name))]),
      ),
      patterns: patternsOf(marc),
      roles: rolesOf(ini('author-classification.ini')),
    },
  };
}

function askingOf(searchSpecs: string, ini: (name: string) => Ini): VufindSettings {
  const [config, searches, facets] = [ini('config.ini'), ini('searches.ini'), ini('facets.ini')];
  const one = (from: Ini, section: string, name: string): string | undefined =>
    from.get(section)?.get(name)?.at(-1);
  const specs = readSearchSpecs(
    searchSpecs,
    one(config, 'Index', 'default_dismax_handler') ?? 'dismax',
  );
  const spelling = one(config, 'Spelling', 'enabled') === 'true';
  return {
    specs,
    facets: ['Results', 'ResultsTop'].flatMap((section) => [
      ...(facets.get(section) ?? new Map<string, unknown>()).keys(),
    ]),
    facetLimit: one(facets, 'Results_Settings', 'facet_limit') ?? '30',
    highlights: one(searches, 'General', 'highlighting') === 'true',
    dictionaries: spelling ? (config.get('Spelling')?.get('dictionaries') ?? []) : [],
    tieBreaker: one(searches, 'General', 'tie_breaker_sort') ?? null,
  };
}

/** Patterns from lines such as 'pattern_map.NAME.pattern_0 = PATTERN=>REPLACEMENT'. */
function patternsOf(marc: ReadonlyMap<string, string>): Mapping['patterns'] {
  const patterns = new Map<string, [RegExp, string][]>();
  for (const [name, text] of marc) {
    const map = /^pattern_map\.(\w+)\./.exec(name)?.[1];
    const [pattern, replacement] = text.split('=>');
    if (map === undefined || pattern === undefined || replacement === undefined) continue;
    patterns.set(map, [...(patterns.get(map) ?? []), [new RegExp(pattern), replacement]]);
  }
  return patterns;
}

function rolesOf(ini: Ini): Roles {
  const groups = [...(ini.get('AuthorRoles') ?? [])].map(
    ([name, values]) => [name, new Set(values.join(',').split(','))] as const,
  );
  const codes = new Map<string, string>();
  for (const [code, names] of ini.get('RelatorSynonyms') ?? [])
    for (const name of [code, ...names.join('|').split('|')])
      codes.set(name.toLowerCase().replaceAll(/\p{P}/gu, '').trim(), code);
  return { groups: new Map(groups), codes };
}
