import { geteuid } from 'node:process';
import type { PostgresBinaries } from './binaries.ts';
import { failureOf } from './run-command.ts';

/** The user nobody: the one unprivileged account that every distribution has. initdb looks its name up. */
const nobody = 65534;

/** A way to run PostgreSQL, which refuses to run as root. */
export interface RunAs {
  readonly name: 'self' | 'user-namespace' | 'reduced-root';
  /** Words before the command. */
  readonly prefix: readonly string[];
  /** The owner of the cluster's files, as seen from outside. */
  readonly owner: number;
}

/** The ways to try for a cluster that is yet to be made, best first. */
export function waysForNewCluster(): readonly RunAs[] {
  const user = currentUser();
  return user === 0
    ? [inUserNamespace(0), asReducedRoot(nobody)]
    : [{ name: 'self', prefix: [], owner: user }, inUserNamespace(user)];
}

/**
 * The ways to try for a cluster that exists. Its owner tells how it was run before, so nothing else needs to be
 * remembered.
 */
export function waysForOwner(owner: number): readonly RunAs[] {
  const user = currentUser();
  if (user === 0 && owner !== 0) return [asReducedRoot(owner)];
  return user === owner ? waysForNewCluster() : [];
}

function currentUser(): number {
  return geteuid?.() ?? 0;
}

/**
 * Runs in a user namespace in which the current user is called nobody. The files stay the user's own, so PostgreSQL can
 * be read and written where nobody else may enter. Also works for a user without a name (a container with an arbitrary
 * uid), which initdb would refuse.
 */
function inUserNamespace(owner: number): RunAs {
  const prefix = [
    'unshare',
    '--user',
    `--map-user=${nobody}`,
    `--map-group=${nobody}`,
    '--',
  ] as const;
  return { name: 'user-namespace', prefix, owner };
}

/**
 * Runs as another user with one of root's capabilities, to pass folders that only root may enter.
 * no_setuid_fixup keeps access(2), by which PostgreSQL asks about its own files, from ignoring it.
 */
function asReducedRoot(owner: number): RunAs {
  const prefix = [
    'setpriv',
    `--reuid=${owner}`,
    `--regid=${owner}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
    '--',
  ] as const;
  return { name: 'reduced-root', prefix, owner };
}

// A shell tries it: setpriv itself could still enter folders that a child of PostgreSQL cannot.
const trial = '"$0" --version && { test -w "$1" || { echo "$1 is not writable" >&2; exit 1; }; }';

/**
 * Tries a way. Returns null where the programs run and can write to the folder, else what stands against it.
 */
export function obstacleTo(
  way: RunAs,
  binaries: PostgresBinaries,
  folder: string,
): Promise<string | null> {
  return failureOf([...way.prefix, '/bin/sh', '-c', trial, binaries.postgres, folder]);
}

let deathWatch: Promise<readonly string[]> | undefined;

/**
 * Words before a program that have it get a signal when the thread that started it dies, however that happens
 * (prctl(2), PR_SET_PDEATHSIG). They go last before the program, since a change of user clears it. Empty on a
 * machine without setpriv, where PostgreSQL outlives a killed server.
 */
export async function endsWithParent(): Promise<readonly string[]> {
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--'] as const;
  deathWatch ??= failureOf([...prefix, 'true']).then((failure) => (failure === null ? prefix : []));
  return deathWatch;
}
