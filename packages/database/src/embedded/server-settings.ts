/**
 * For a small machine (1 to 4 GB). On the command line, not in postgresql.conf: an upgrade of
 * Estante then changes them without touching the data. Who wants to tune runs their own server.
 */
const settings = {
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',

  shared_buffers: '128MB',
  effective_cache_size: '512MB',
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
  log_line_prefix: '%m [%p] ',
};

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const expendable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export function serverArguments(
  cluster: string,
  port: number,
  keepsData: boolean,
): readonly string[] {
  const all = { ...settings, ...(keepsData ? durable : expendable), port: String(port) };
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
