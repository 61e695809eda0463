import fc from 'fast-check';
import { isLong } from './is-long.ts';

/** Set-up of each test file: how many cases of a property are tried where its test names no number. */
fc.configureGlobal({ numRuns: isLong ? 100 : 30 });
