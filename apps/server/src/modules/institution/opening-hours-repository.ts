import { languages, type Language } from '@estante/contract';
import type { Database, Db } from '@estante/database';
import type { Selectable } from 'kysely';

interface Hours {
  readonly horario: string;
  readonly observacao: string;
}

/** Reads the hours of each library in each language, its service points and its week. */
export async function readHours(db: Db) {
  const libraries = await db.selectFrom('library').selectAll().orderBy('id').execute();
  const services = await db.selectFrom('library_service').selectAll().execute();
  const points = await db.selectFrom('service_point').selectAll().orderBy('name').execute();
  const hours = await db
    .selectFrom('opening_hour')
    .selectAll()
    .orderBy('weekday')
    .orderBy('opens_at')
    .execute();
  const bibliotecas = libraries.map(({ id, name, opening_hours }) => {
    const of = (language: Language, otherwise = ''): Hours => {
      const row = services.find((one) => one.library_id === id && one.language === language);
      return { horario: row?.hours || otherwise, observacao: row?.note ?? '' };
    };
    const horarios = { pt: of('pt', opening_hours), en: of('en'), es: of('es') };
    const pontos = points.filter(({ library_id }) => library_id === id).map((one) => one.name);
    const semana = hours.filter(({ library_id }) => library_id === id).map(presentTime);
    return { cod_biblioteca: id, horarios, pontos, semana, desc_biblioteca: name };
  });
  return { bibliotecas };
}

type TimeRow = Pick<Selectable<Database['opening_hour']>, 'weekday' | 'opens_at' | 'closes_at'>;

function presentTime({ weekday, opens_at, closes_at }: TimeRow): OpenTime {
  return {
    dia_semana: weekday,
    abre: opens_at.slice(0, 5),
    // The end of a day, which no field for a time can hold otherwise.
    fecha: closes_at.slice(0, 5).replace('24:00', '00:00'),
  };
}

/**
 * Writes the hours of a library in each language. The Portuguese ones are the library's own, which stand in where a
 * language has none.
 */
export async function writeHours(
  trx: Db,
  library: {
    readonly cod_biblioteca: number;
    readonly horarios: Readonly<Record<Language, Hours>>;
  },
): Promise<void> {
  const { cod_biblioteca: id, horarios } = library;
  const own = { opening_hours: horarios.pt.horario };
  await trx.updateTable('library').set(own).where('id', '=', id).execute();
  await trx.deleteFrom('library_service').where('library_id', '=', id).execute();
  const rows = languages.flatMap((language) => {
    const { horario: hours, observacao: note } = horarios[language];
    return hours === '' && note === '' ? [] : [{ library_id: id, language, hours, note }];
  });
  if (rows.length > 0) await trx.insertInto('library_service').values(rows).execute();
}

/**
 * Writes service points of a library: those that keep their name stay the same, as requests lead to
 * them.
 */
export async function writeServicePoints(
  trx: Db,
  { cod_biblioteca: library_id, pontos }: { cod_biblioteca: number; pontos?: readonly string[] },
): Promise<void> {
  if (pontos === undefined) return;
  const names = [...new Set(pontos)].filter((name) => name !== '');
  await trx
    .deleteFrom('service_point')
    .where('library_id', '=', library_id)
    .$if(names.length > 0, (q) => q.where('name', 'not in', names))
    .execute();
  if (names.length === 0) return;
  await trx
    .insertInto('service_point')
    .values(names.map((name) => ({ library_id, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface OpenTime {
  readonly dia_semana: number;
  readonly abre: string;
  readonly fecha: string;
}

/** Writes the opening times of a library by weekday; none are changed where none are sent. */
export async function writeWeek(
  trx: Db,
  { cod_biblioteca: library_id, semana }: { cod_biblioteca: number; semana?: readonly OpenTime[] },
): Promise<void> {
  if (semana === undefined) return;
  await trx.deleteFrom('opening_hour').where('library_id', '=', library_id).execute();
  const rows = semana.map(({ dia_semana: weekday, abre: opens_at, fecha }) => ({
    library_id,
    weekday,
    opens_at,
    closes_at: fecha === '00:00' ? '24:00' : fecha,
  }));
  if (rows.length > 0) await trx.insertInto('opening_hour').values(rows).execute();
}
