import { totalmem } from 'node:os';

/**
 * Settings for a small machine (1 to 4 GB), except those that follow its memory. They are on the command line, not in
 * postgresql.conf, so that an upgrade of Estante changes them without touching the data. Operators who want to tune run
 * a server of their own.
 */
const settings = {
  // After a crash of one of its processes the server ends and is restarted like after any other end: a server told to
  // stop while it recovers in place may hang (seen with 18.4).
  restart_after_crash: 'off',
  // One call brings to the disk what was written before a crash, not one for each file.
  recovery_init_sync_method: 'syncfs',

  listen_addresses: '127.0.0.1',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',

  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  jit: 'off',
  random_page_cost: '1.1',

  // Nobody replicates from here, so a bulk load into a new table need not be logged twice.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',

  // One file for each day of the week, emptied when its day comes round.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  // Statements carry what patrons do: they stay out of the log.
  log_min_error_statement: 'panic',
  // The rows that an error names in its details stay out too.
  log_error_verbosity: 'terse',
  log_line_prefix: '%m [%p] ',
};

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const expendable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Bytes of memory that this process may use: of the machine, or of its container. */
function memory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

const megabyte = 2 ** 20;

/**
 * Memory settings: a sixteenth of the memory for shared buffers, 128 MB to 1 GB; and the estimate of the system's page
 * cache.
 */
export function buffersFor(bytes: number) {
  const megabytes = bytes / megabyte;
  return {
    shared_buffers: `${Math.floor(Math.min(1024, Math.max(128, megabytes / 16)))}MB`,
    effective_cache_size: `${Math.floor(Math.max(512, megabytes / 2))}MB`,
  };
}

const clusterName = 'estante';

/** Process that started a server with these arguments; null where it is none of ours. */
export function starterIn(command: readonly string[]): number | null {
  const marked = new RegExp(`^cluster_name=${clusterName} (\\d+)$`);
  const [starter] = command.flatMap((argument) => marked.exec(argument)?.[1] ?? []);
  return starter === undefined ? null : Number(starter);
}

export interface ServerArguments {
  readonly cluster: string;
  /** Folder of the socket; null where the server listens on its port alone. */
  readonly socketFolder: string | null;
  readonly port: number;
  readonly keepsData: boolean;
}

export function serverArguments({
  cluster,
  socketFolder,
  port,
  keepsData,
}: ServerArguments): readonly string[] {
  const all = {
    ...settings,
    ...buffersFor(keepsData ? memory() : 0),
    ...(keepsData ? durable : expendable),
    unix_socket_directories: socketFolder ?? '',
    port: String(port),
    // Tells servers of ours from others, and names their starter.
    cluster_name: `${clusterName} ${process.pid}`,
  };
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
