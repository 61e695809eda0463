/** Professor of a unit of the demo network: an invented person, whose code is the unit's with a number. */
export interface DemoProfessor {
  readonly code: string;
  readonly name: string;
}

const names: Readonly<Record<string, readonly string[]>> = {
  FCS: ['Alice Nogueira Prado', 'Caio Bittencourt', 'Helena Tavares Lins', 'Otávio Sampaio Reis'],
  FDE: ['Beatriz Queiroga', 'Davi Monteiro Salles', 'Rosa Amélia Furtado'],
  FLH: ['Cecília Andrade Brum', 'Joaquim Valadares', 'Marina Couto Peçanha', 'Tiago Lacerda'],
  ICA: ['Benedito Arantes', 'Iracema Duarte Vale'],
  IET: ['Eduardo Farias Rocha', 'Lúcia Hirata', 'Murilo Castanho', 'Vera Lúcia Drummond'],
};

export function demoProfessors(unit: string): readonly DemoProfessor[] {
  return (names[unit] ?? []).map((name, at) => ({ code: `${unit}-P${at + 1}`, name }));
}
