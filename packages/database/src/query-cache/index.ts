export { CachingDialect } from './caching-dialect.ts';
