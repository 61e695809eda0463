import { harvestFaults, type HarvestFaultCode } from '@estante/contract';

/** Reason why a harvest came to no end, as `network_institution.last_error` keeps it. */
export interface HarvestFault {
  readonly code: HarvestFaultCode;
  /** Message of the other side or of the network, bounded; '' where the code says all. */
  readonly detail: string;
}

const longestDetail = 300;

export function harvestFault(code: HarvestFaultCode, detail = ''): HarvestFault {
  return { code, detail: detail.replace(/\s+/g, ' ').slice(0, longestDetail).toWellFormed() };
}

export function writeFault({ code, detail }: HarvestFault): string {
  return detail === '' ? code : `${code}: ${detail}`;
}

export function readFault(written: string): HarvestFault {
  const [, word = '', detail = ''] = /^(\w+)(?:: (.*))?$/s.exec(written) ?? [];
  const code = harvestFaults.find((one) => one === word);
  return { code: code ?? 'fault', detail };
}
