/** States of the harvest of an institution's catalogue. */
export const networkStates = [
  'nova',
  'disponivel',
  'com_falha',
  'indisponivel',
  'pausada',
] as const;
export type NetworkState = (typeof networkStates)[number];

/** Faults in the last reading of a catalogue. */
export const harvestFaults = [
  'notPublic',
  'unreachable',
  'slow',
  'tooLong',
  'status',
  'notXml',
  'refused',
  'circle',
  'shortList',
  'emptyList',
  'fault',
] as const;
export type HarvestFaultCode = (typeof harvestFaults)[number];

export const harvestSchedules = ['diaria', 'semanal'] as const;
