import type { Db } from '@estante/database';

/** Two campuses with three libraries; CENTRAL and LETRAS are on the first. */
export const libraries = {
  CENTRAL: 'Biblioteca Central',
  LETRAS: 'Biblioteca de Letras',
  SAUDE: 'Biblioteca da Saúde',
} as const;

/** Writes the network that the tests search in. Its numbers follow the order here, from 1. */
export async function writeNetwork(db: Db): Promise<void> {
  await db
    .insertInto('campus')
    .values([
      { code: 'SEDE', name: 'Campus Sede' },
      { code: 'MAR', name: 'Campus do Mar' },
    ])
    .execute();
  const places = Object.entries(libraries).map(([code, name]) => ({
    code,
    name,
    campus_id: code === 'SAUDE' ? 2 : 1,
    address: `Rua ${name}`,
  }));
  await db.insertInto('library').values(places).execute();
  await writeSwitches(db);
}

async function writeSwitches(db: Db): Promise<void> {
  await db
    .insertInto('institution_setting')
    .values([
      { key: 'name', value: JSON.stringify('Universidade de Teste') },
      { key: 'initials', value: JSON.stringify('UT') },
    ])
    .execute();
}
