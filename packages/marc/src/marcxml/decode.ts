import type { TextDecoder } from 'node:util';
import { isAscii, isUtf8 } from 'node:buffer';
import { isMostlyUtf8 } from '../charset/utf8-evidence.ts';
import type { Encoding } from '../charset/character-set.ts';
import { leaderFromText } from '../leader-text.ts';
import { note } from '../warning.ts';
import type { BadReason, DecodeResult } from '../reading.ts';
import type { Warning } from '../warning.ts';
import { fieldFromXml } from './field.ts';
import type { XmlFrame } from './frames.ts';
import { mendXml } from './mend.ts';
import { parseRecordElement } from './record-parser.ts';
import type { ParsedElement } from './record-parser.ts';

/** Reads one record element; null where it only wraps another, as in OAI-PMH. */
export function decodeXmlRecord(frame: XmlFrame, declared: TextDecoder): DecodeResult | null {
  const warnings: Warning[] = [];
  if (frame.end === 'too-long') return bad('too-long', 'no end tag', null);
  const { encoding, text } = readText(frame.bytes, declared, warnings);
  const element = parseRecordElement(mendXml(text, warnings));
  if (element.isMended) note(warnings, 'xml');
  if (element.leader === null && element.fields.length === 0)
    return frame.end === 'next' ? null : bad('no-structure', 'no leader and no fields', null);
  if (element.fault !== null)
    return bad(frame.end === 'input' ? 'truncated' : 'ill-formed', element.fault, element);
  const fields = element.fields.flatMap((field) => fieldFromXml(field, warnings) ?? []);
  if (fields.length === 0) return bad('no-structure', 'no fields', null);
  const leader = leaderFromText(element.leader ?? '', warnings);
  return { kind: 'record', record: { leader, fields }, encoding, warnings };
}

/** Text of the bytes: UTF-8 if valid, whatever is declared; else as declared. */
function readText(bytes: Buffer, declared: TextDecoder, warnings: Warning[]) {
  if (isAscii(bytes)) return { encoding: 'ascii', text: bytes.toString('latin1') } as const;
  if (isUtf8(bytes)) return { encoding: 'utf-8', text: bytes.toString('utf8') } as const;
  const isBroken = isMostlyUtf8(bytes);
  const text = isBroken ? bytes.toString('utf8') : declared.decode(bytes);
  if (text.includes('\ufffd')) note(warnings, 'encoding');
  if (isBroken || declared.encoding === 'windows-1252') note(warnings, 'guessed-charset');
  return { encoding: isBroken ? 'utf-8' : encodingOf(declared), text } as const;
}

function encodingOf({ encoding }: TextDecoder): Encoding {
  return encoding === 'windows-1252' ? encoding : 'declared';
}

function bad(reason: BadReason, detail: string, element: ParsedElement | null): DecodeResult {
  const number = element?.fields.find(({ tag }) => tag === '001')?.value;
  return { kind: 'bad', reason, detail, controlNumber: number?.trim() ?? null };
}
