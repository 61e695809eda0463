import type { Output } from '../../../api/api.ts';

export type Suggestion = Output<'listAcquisitionSuggestions'>['sugestoes'][number];
