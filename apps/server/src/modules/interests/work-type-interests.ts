import { interestsLimit as limite, type endpoints, type Success } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readWorkTypes } from '../catalogue/index.ts';
import { addEntries, type InterestDeps } from './add-entries.ts';
import type { Interest } from './interest.ts';
import { knownEntries } from './known.ts';
import {
  countInterests,
  deleteInterests,
  findInterests,
  updateValidity,
  type InterestRow,
} from './repository.ts';
import { refuseValidity, validityTerms } from './validity.ts';

type Item = Success<typeof endpoints.changeWorkTypeInterest>;

const kind = 'work-type';

export function listWorkTypeInterests({
  db,
  clock,
}: InterestDeps): UseCase<typeof endpoints.listWorkTypeInterests> {
  return async (_request, { person: { personId }, language }) => {
    const [names, rows, total] = await Promise.all([
      readWorkTypes(db, language),
      findInterests(db, personId, [kind]),
      countInterests(db, personId),
    ]);
    const byName = new Intl.Collator(language).compare;
    const tipos_obra = [...names]
      .map(([codigo, descricao]) => ({ codigo, descricao }))
      .sort((one, other) => byName(one.descricao, other.descricao));
    const today = clock.today().toString();
    const itens = rows
      .map((row) => present(row, names, today))
      .sort((one, other) => byName(one.descricao, other.descricao));
    return { status: 200, body: { total, limite, ...validityTerms(clock), tipos_obra, itens } };
  };
}

function present(row: InterestRow, names: ReadonlyMap<string, string>, today: string): Item {
  const codigo = row.work_type ?? '';
  return {
    codigo,
    descricao: names.get(codigo) ?? codigo,
    incluido_em: row.made_on,
    validade: row.valid_to,
    vigente: row.valid_to >= today,
  };
}

export function addWorkTypeInterests(
  deps: InterestDeps,
): UseCase<typeof endpoints.addWorkTypeInterests> {
  return async ({ body: { tipos_obra, validade } }, { person: { personId } }) => {
    const asked = [...new Set(tipos_obra)].map((work_type) => ({ kind, work_type }) as const);
    const isKnown = await knownEntries(deps.db, asked);
    const added = await addEntries(deps, personId, asked.filter(isKnown), validade);
    if ('refusal' in added) return added;
    const nao_encontrados = asked
      .filter((entry) => !isKnown(entry))
      .map(({ work_type }) => work_type);
    return { status: 200, body: { ...added, nao_encontrados } };
  };
}

export function changeWorkTypeInterest({
  db,
  clock,
}: InterestDeps): UseCase<typeof endpoints.changeWorkTypeInterest> {
  return async ({ body: { codigo, validade } }, { person: { personId }, language }) => {
    const refused = refuseValidity(clock, validade);
    if (refused) return refused;
    const entries: Interest[] = [{ kind, work_type: codigo }];
    await updateValidity(db, personId, { kinds: [kind], entries, validTo: validade });
    const rows = await findInterests(db, personId, [kind]);
    const row = rows.find(({ work_type }) => work_type === codigo);
    if (!row) return refuse(404, 'NaoEncontrado');
    const names = await readWorkTypes(db, language);
    return { status: 200, body: present(row, names, clock.today().toString()) };
  };
}

export function removeWorkTypeInterest({
  db,
}: InterestDeps): UseCase<typeof endpoints.removeWorkTypeInterest> {
  return async ({ body: { codigo } }, { person: { personId } }) => {
    const isGone = (await deleteInterests(db, personId, [{ kind, work_type: codigo }])) > 0;
    if (!isGone) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: { total: await countInterests(db, personId), limite } };
  };
}
