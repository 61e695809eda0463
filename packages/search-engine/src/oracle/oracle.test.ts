import { describeConformance } from '../conformance/index.ts';
import { openOracle } from './index.ts';

describeConformance('the oracle', { open: () => Promise.resolve(openOracle()) });
