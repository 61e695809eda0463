import { activities, type endpoints, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findActivitiesOn, readSettings, type Settings } from '../institution/index.ts';
import { findPermittedActivities } from '../staff-access/index.ts';
import { hasSummary } from '../summaries/index.ts';
import { findHeld } from './copy-repository.ts';
import { findWorkType } from './repository.ts';

type Permissions = Success<typeof endpoints.getTitlePermissions>;

/** Facts by which the pages of a title are offered: those of the title, activities that are on, settings. */
interface Facts {
  readonly id: number;
  readonly workType: string;
  readonly hasCopies: boolean;
  readonly hasHoldings: boolean;
  readonly hasIssues: boolean;
  readonly hasSummary: boolean;
  readonly on: ReadonlySet<number>;
  readonly settings: Settings;
}

interface SubPage {
  readonly codigo: string;
  readonly path: string;
  readonly isOffered: (facts: Facts) => boolean;
  /** Activity without which the page is closed: it is open to those who have signed in and may do this. */
  readonly needs?: number;
}

const isSerial = ({ workType }: Facts) => workType === 'serial';
const whenOn =
  (code: number, also: (facts: Facts) => boolean = () => true) =>
  (facts: Facts) =>
    facts.on.has(code) && also(facts);
const hasCopies = (facts: Facts) => facts.hasCopies;
const isHeld = (facts: Facts) => facts.hasCopies || facts.hasHoldings;

/** Pages of a title, in the order of the route table. */
const subPages: readonly SubPage[] = [
  page(activities.titleReference, 'referencia'),
  page(activities.titleMarc, 'marc'),
  page(activities.titleCopies, 'exemplares', isHeld),
  page(activities.titleDublinCore, 'dublin-core'),
  { ...page(activities.titleHold, 'reserva', hasCopies), needs: activities.titleHold },
  {
    ...page(activities.titleLoanRequest, 'solicitacao-emprestimo', hasCopies),
    needs: activities.titleLoanRequest,
  },
  page(activities.titleSerialIssues, 'colecao-kardex', (facts) => facts.hasIssues),
  {
    codigo: 'summary',
    path: 'sumarios',
    isOffered: (facts) => facts.settings.serialSummaries && isSerial(facts) && facts.hasSummary,
  },
  {
    codigo: 'sumario_livro',
    path: 'sumarios-livros',
    isOffered: (facts) => facts.settings.bookSummaries && !isSerial(facts) && facts.hasSummary,
  },
  page(activities.titleUsage, 'dados-estatisticos'),
];

function page(code: number, path: string, also?: (facts: Facts) => boolean): SubPage {
  return { codigo: String(code), path, isOffered: whenOn(code, also) };
}

/** Activities that the role of the signed-in person permits; null where nobody is signed in. */
type PermittedLinks = ReadonlySet<number> | null;

export function getTitlePermissions(db: Db): UseCase<typeof endpoints.getTitlePermissions> {
  return async ({ params: { id } }, { person }) => {
    const workType = await findWorkType(db, id);
    if (workType === null) return refuse(404, 'AcervoNaoEncontrado', { id });
    const facts = await factsOf(db, id, workType);
    const permitted = person && (await findPermittedActivities(db, person.loginId));
    return { status: 200, body: permissionsOf(facts, permitted) };
  };
}

async function factsOf(db: Db, id: number, workType: string): Promise<Facts> {
  const [held, summary, on, settings] = await Promise.all([
    findHeld(db, id),
    hasSummary(db, id),
    findActivitiesOn(db),
    readSettings(db),
  ]);
  return { id, workType, ...held, hasSummary: summary, on, settings };
}

function permissionsOf(facts: Facts, permitted: PermittedLinks): Permissions {
  const paginas = subPages.map((one) => ({
    codigo: one.codigo,
    rota: `/acervo/${facts.id}/${one.path}`,
    ...permission(one.isOffered(facts), one.needs, permitted),
  }));
  const act = (codigo: 'reserva' | 'solicitacao-emprestimo') => {
    const own = paginas.find(({ rota }) => rota.endsWith(`/${codigo}`));
    return {
      codigo,
      permitida: own?.permitida ?? false,
      requer_entrada: own?.requer_entrada ?? false,
    };
  };
  return {
    paginas,
    atos: [
      { codigo: 'cesta', permitida: true, requer_entrada: false },
      act('reserva'),
      act('solicitacao-emprestimo'),
    ],
  };
}

function permission(isOffered: boolean, needs: number | undefined, permitted: PermittedLinks) {
  const isForPeople = needs !== undefined;
  return {
    permitida: isOffered && (!isForPeople || (permitted?.has(needs) ?? false)),
    requer_entrada: isOffered && isForPeople && permitted === null,
  };
}
