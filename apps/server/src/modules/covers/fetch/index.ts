export { fetchCovers, type FetchDeps } from './fetch-covers.ts';
