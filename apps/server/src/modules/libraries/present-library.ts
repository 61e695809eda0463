import type { findLibraries } from './repository.ts';

type Library = Awaited<ReturnType<typeof findLibraries>>[number];

export function presentLibrary(library: Library) {
  return {
    cod_biblioteca: library.id,
    desc_biblioteca: library.name,
    cod_campus: library.campus_id,
    endereco: library.address,
    horario: library.opening_hours,
    telefone: library.phone,
    email: library.email,
    mapa: library.map_address,
  };
}
