import type { HarvestFaultCode } from '@estante/contract';
import type { Translate } from '@estante/phrases';
import { readFault, type HarvestFault } from './harvest-fault.ts';

interface ToldFault {
  readonly codigo: HarvestFaultCode;
  readonly mensagem: string;
}

/** Fault in words, with what the other side said of it, where it said something. */
export function presentFault({ code, detail }: HarvestFault, t: Translate): ToldFault {
  const sentence = t(`harvest.faults.${code}`);
  return { codigo: code, mensagem: detail === '' ? sentence : `${sentence} (${detail})` };
}

/** Fault in words, from the text that the database keeps. */
export function presentWritten(written: string | null, t: Translate): ToldFault | null {
  return written === null ? null : presentFault(readFault(written), t);
}
