import type { Output } from '../../../api/api.ts';

export type FoundAudit = Output<'listAudit'>;
export type AuditRow = FoundAudit['registros'][number];
