import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { code128 } from '../../platform/barcodes/code-128.ts';
import { qrCode } from '../../platform/barcodes/qr-code.ts';
import { readOpeningDays } from '../circulation/index.ts';
import { servicesOf } from '../libraries/index.ts';
import { findHolder } from './repository.ts';

interface CardDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function getCard({ db, clock }: CardDeps): UseCase<typeof endpoints.getCard> {
  return async (_request, { person: { personId, loginId }, language }) => {
    const holder = await findHolder(db, { personId, loginId }, language);
    if (!holder) return refuse(401, 'SessaoExpirada');
    const { username: login, valid_until: validade, category } = holder;
    const today = clock.today();
    const { size: lado, path: desenho } = qrCode(login);
    const body = {
      nome: holder.name,
      login,
      categoria: category ?? '',
      validade,
      vencido: validade !== null && validade < today.toString(),
      codigo_barras: barCodeOf(login),
      qr: { lado, desenho },
      biblioteca: await libraryOf(db, holder.library_id, today, language),
    };
    return { status: 200, body };
  };
}

function barCodeOf(login: string) {
  const code = code128(login);
  return code && { largura: code.width, desenho: code.path };
}

async function libraryOf(db: Db, id: number, today: Temporal.PlainDate, language: Language) {
  const [campuses, days] = await Promise.all([servicesOf(db, language), readOpeningDays(db)]);
  const own = campuses
    .flatMap(({ bibliotecas }) => bibliotecas)
    .find(({ cod_biblioteca }) => cod_biblioteca === id);
  if (!own) throw new Error(`the login is a link to library ${id}, which is not there`);
  const { cod_biblioteca, desc_biblioteca, endereco, telefone, horario, observacao } = own;
  const calendar = days.calendarOf(id);
  const fechada_em = Array.from({ length: 14 }, (_, at) => today.add({ days: at }))
    .filter((day) => !calendar.isOpen(day))
    .map((day) => day.toString());
  const told = { endereco, telefone, horario, observacao, fechada_em };
  return { cod_biblioteca, desc_biblioteca, ...told };
}
