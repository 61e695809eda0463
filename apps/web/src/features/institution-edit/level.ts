import type { Output } from '../../api/api.ts';

/** Place that days belong to: a library, a campus or, if both are null, the network. */
export interface Level {
  readonly cod_biblioteca: number | null;
  readonly cod_campus: number | null;
}

export const network: Level = { cod_biblioteca: null, cod_campus: null };

/** Writes a level as the value of a select: 'b3', 'c1', ''. */
export function levelKey({ cod_biblioteca: library, cod_campus: campus }: Level): string {
  if (library !== null) return `b${library}`;
  return campus === null ? '' : `c${campus}`;
}

export function levelOf(key: string): Level {
  const number = Number(key.slice(1));
  if (key.startsWith('b')) return { cod_biblioteca: number, cod_campus: null };
  return key === '' ? network : { cod_biblioteca: null, cod_campus: number };
}

export interface Places {
  readonly campuses: Output<'listCampuses'>;
  readonly libraries: Output<'listLibraries'>;
}

/** Lists the network, then each campus with its libraries. */
export function levelChoices({ campuses, libraries }: Places, networkName: string) {
  return [
    { value: '', label: networkName },
    ...campuses.flatMap(({ cod_campus, nome_campus }) => [
      { value: `c${cod_campus}`, label: nome_campus },
      ...libraries
        .filter((one) => one.cod_campus === cod_campus)
        .map((one) => ({
          value: `b${one.cod_biblioteca}`,
          label: `${nome_campus} · ${one.desc_biblioteca}`,
        })),
    ]),
  ];
}
