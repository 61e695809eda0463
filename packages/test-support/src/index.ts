export { createApplicationFolder, type ApplicationFolder } from './application-folder.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
