import type { PhraseTree } from '@estante/phrases';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Keys of the phrases that modules need, grouped by what is loaded together. */
export interface ModulePhrases {
  /** Keys that the entry and all its imports need. */
  readonly common: ReadonlySet<string>;
  /** Further keys that each module loaded on its own needs, with all its imports. */
  readonly ofModules: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Module {
  readonly keys: ReadonlySet<string>;
  readonly imports: readonly string[];
  /** Modules loaded when they are needed. */
  readonly lazy: readonly string[];
}

/** Reads the sources from `entry` on. Modules are named by their path in `src`. */
export function phrasesOfModules(src: string, entry: string, phrases: PhraseTree): ModulePhrases {
  const all = formsOf(keysOf(phrases));
  const modules = new Map<string, Module>();
  const read = (name: string): Module => {
    const known = modules.get(name);
    if (known) return known;
    const module = moduleOf(src, name, all);
    modules.set(name, module);
    for (const next of [...module.imports, ...module.lazy]) read(next);
    return module;
  };
  const together = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const next of read(name).imports) together(next, found);
    return found;
  };
  const needed = (name: string) =>
    new Set([...together(name)].flatMap((one) => [...read(one).keys]));
  const common = needed(entry);
  const lazy = new Set([...modules.values()].flatMap((module) => module.lazy));
  const ofModules = [...lazy].flatMap((name): [string, Set<string>][] => {
    const own = new Set([...needed(name)].filter((key) => !common.has(key)));
    return own.size > 0 ? [[name, own]] : [];
  });
  return { common, ofModules: new Map(ofModules) };
}

function moduleOf(src: string, name: string, all: KeyForms): Module {
  const text = readFileSync(join(src, name), 'utf8');
  const local = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, target = '']) => join(dirname(name), target))
      .filter((target) => /\.tsx?$/.test(target) && existsSync(join(src, target)));
  // Modules loaded in development alone are in no build, and neither are their phrases.
  const isDevelopment = text.includes('import.meta.env.DEV');
  return {
    keys: keysIn(text, all),
    imports: local(/^(?:import|export)\s(?!type\b)[^;]*?'(\.[^']+)';/gm),
    lazy: isDevelopment ? [] : local(/\bimport\(\s*'(\.[^']+)',?\s*\)/g),
  };
}

/**
 * Forms of each key, by the key itself and by the part before a last `_`: 'results.count' for
 * 'results.count_one'.
 */
export type KeyForms = ReadonlyMap<string, readonly string[]>;

export function formsOf(keys: readonly string[]): KeyForms {
  const forms = new Map<string, string[]>();
  for (const key of keys)
    for (const name of new Set([key, key.replace(/_[a-z]+$/, '')]))
      forms.set(name, [...(forms.get(name) ?? []), key]);
  return forms;
}

/**
 * Finds the keys in a source: those named whole, in any of their forms, and all that a template may stand
 * for.
 */
export function keysIn(text: string, all: KeyForms): ReadonlySet<string> {
  const whole =
    text.match(/(?<=['"`])[A-Za-z]\w*(?:\.[\w-]+)+(?=['"`])|(?<=\bt\(\s*')\w+(?=')/g) ?? [];
  const templates = [...text.matchAll(/`([A-Za-z]\w*\.[^`\s]*\$\{[^`]*)`/g)].map(([, one = '']) => {
    const parts = one.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(String.raw`^${parts.join(String.raw`[\w-]+`)}(?:_\w+)?$`);
  });
  const meant = templates.flatMap((template) =>
    [...all.keys()].filter((key) => template.test(key)),
  );
  return new Set([...whole, ...meant].flatMap((name) => all.get(name) ?? []));
}

/** Picks the phrases of these keys, in their groups. */
export function pickPhrases(phrases: PhraseTree, keys: Iterable<string>): PhraseTree {
  const inner = new Map<string, string[]>();
  for (const key of keys) {
    const [name = ''] = key.split('.', 1);
    const rest = inner.get(name) ?? [];
    rest.push(key.slice(name.length + 1));
    inner.set(name, rest);
  }
  const picked = Object.entries(phrases).flatMap(
    ([name, value]): [string, PhraseTree[string]][] => {
      const rest = inner.get(name) ?? [];
      if (typeof value === 'string') return rest.includes('') ? [[name, value]] : [];
      const group = pickPhrases(value, rest);
      return Object.keys(group).length > 0 ? [[name, group]] : [];
    },
  );
  return Object.fromEntries(picked);
}

function keysOf(phrases: PhraseTree, prefix = ''): string[] {
  return Object.entries(phrases).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  );
}
