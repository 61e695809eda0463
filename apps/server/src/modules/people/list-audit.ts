import { auditKinds, staffPageSize as quantidade, type endpoints } from '@estante/contract';
import { refuseInvertedDays } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findAuditRows, type AuditRow } from './audit-repository.ts';
import { listAct } from './list-act.ts';
import type { PeopleDeps } from './present-person.ts';

export function listAudit({ db }: PeopleDeps): UseCase<typeof endpoints.listAudit> {
  return async ({ query }, { person: { loginId } }) => {
    const inverted = refuseInvertedDays(query.dataIni, query.dataFim);
    if (inverted) return inverted;
    const { pagina } = query;
    const { rows, total } = await findAuditRows(db, loginId, query);
    return { status: 200, body: { total, pagina, quantidade, registros: rows.map(presentRow) } };
  };
}

function presentRow(row: AuditRow) {
  const { campos, atividades, part, motivos, area, place, file, papel } = row.details;
  const { justificativa, valor_centavos, requisicao, list, entry, other } = row.details;
  const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const entries = [entry, other].map(wordsOf).filter(Boolean).join(' → ');
  const told = [campos, atividades, part, motivos].flatMap((one) => one ?? []).map(String);
  return {
    em: row.at.toISOString(),
    tipo: auditKinds.find((kind) => kind === row.kind) ?? null,
    quem: row.actorId === null ? null : { cod_pessoa: row.actorId, nome: row.actor ?? '' },
    usuario: row.username,
    de_quem: row.subjectId === null ? null : { cod_pessoa: row.subjectId, nome: row.subject ?? '' },
    campos: told,
    area: [wordsOf(area) || wordsOf(place), wordsOf(list)].filter(Boolean).join('/') || null,
    ato: list === undefined ? null : listAct(row.details),
    de_que: wordsOf(file) || wordsOf(papel) || wordsOf(requisicao) || entries,
    justificativa: wordsOf(justificativa),
    valor_centavos: typeof valor_centavos === 'number' ? valor_centavos : null,
    vezes: row.times,
    pessoas: row.people,
  };
}
