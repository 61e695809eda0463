export { listDatabases } from './list-databases.ts';
