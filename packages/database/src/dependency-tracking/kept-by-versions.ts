import {
  currentDependencies,
  Dependencies,
  dependOn,
  trackDependencies,
  type TableVersions,
} from './dependencies.ts';

interface VersionedValue<Value> {
  /** The versions of the tables that the value was worked out from. */
  readonly versions: TableVersions;
  readonly value: Value;
}

type Work<Source, Key extends string, Value> = (source: Source, key: Key) => Promise<Value>;

/**
 * Keeps what is worked out from tracked tables until one of them changes: maps and sentences made of a dozen
 * lookup tables, which each search needs. Only calls whose dependencies are tracked have versions to compare;
 * for all others it is worked out each time. What is kept is shared: nobody may change it.
 */
export function keptByVersions<Source, Key extends string, Value>(
  work: Work<Source, Key, Value>,
): Work<Source, Key, Value> {
  const kept = new WeakMap<object, Map<string, VersionedValue<Value>>>();
  return async (source, key) => {
    const whole = currentDependencies();
    if (!whole?.source || !whole.versions) return work(source, key);
    const entries = kept.get(whole.source) ?? new Map<string, VersionedValue<Value>>();
    kept.set(whole.source, entries);
    const before = entries.get(key);
    if (before && isCurrent(before, whole.versions)) {
      dependOn(before.versions.keys());
      return before.value;
    }
    const part = new Dependencies(whole.source, whole.versions, whole.rows);
    const value = await trackDependencies(part, () => work(source, key));
    whole.add(part);
    const versions = versionsOf(part, whole.versions);
    if (versions) entries.set(key, { versions, value });
    return value;
  };
}

function isCurrent({ versions }: VersionedValue<unknown>, now: TableVersions): boolean {
  return versions.entries().every(([name, version]) => now.get(name) === version);
}

/** Versions of the tables read; null where something read has no version. */
function versionsOf({ names, isVersioned }: Dependencies, now: TableVersions) {
  const known = [...names].flatMap((name) => {
    const version = now.get(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  return isVersioned && known.length === names.size ? new Map(known) : null;
}
