/** How an institution's catalogue is kept up with. */
export const networkStates = [
  'nova',
  'disponivel',
  'com_falha',
  'indisponivel',
  'pausada',
] as const;
export type NetworkState = (typeof networkStates)[number];

/** Why its catalogue could not be read the last time. */
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
