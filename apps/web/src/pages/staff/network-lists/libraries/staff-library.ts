import type { Output } from '../../../../api/api.ts';

export type StaffLibraries = Output<'listStaffLibraries'>;
export type StaffLibrary = StaffLibraries['bibliotecas'][number];

/** Lists the libraries to choose from, none chosen yet. */
export function libraryOptions(libraries: readonly StaffLibrary[], none: string) {
  return [
    { value: '', label: none },
    ...libraries.map(({ cod_biblioteca, desc_biblioteca, sigla }) => ({
      value: String(cod_biblioteca),
      label: `${desc_biblioteca} (${sigla})`,
    })),
  ];
}
