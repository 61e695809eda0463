import { expect, test } from 'vitest';
import { auditHref, readAuditAddress } from './audit-address.ts';

const path = '/meupergamum/atendimento/auditoria';

test.each([
  ['', ''],
  ['pagina=1', ''],
  ['tipo=nada&dataIni=ontem&pagina=x', ''],
  ['dataIni=2026-03-10&quem=%20davi%20', '?quem=davi&dataIni=2026-03-10'],
  ['tipo=record-seen&de_quem=ana&pagina=3', '?de_quem=ana&tipo=record-seen&pagina=3'],
])('%j is read, and has its one address', (query, href) => {
  expect(auditHref(readAuditAddress(new URLSearchParams(query)))).toBe(`${path}${href}`);
});
