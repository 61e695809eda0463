import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { expect, test } from 'vitest';
import { textOfPdf } from '../../../test/pdf-text.ts';
import type { ExportedTitle } from './exported.ts';
import { writePdf } from './write-pdf.ts';

function titled(title: string, id: number): ExportedTitle {
  const record = recordFromLines([`245 10$a${title}`, '260   $aRecife :$bCepe,$c1999']);
  const source = { id, description: describeTitle(record), record, callNumber: '', address: '' };
  return { source, libraries: [], workType: 'Livro' };
}

test(
  'a reference with letters that the PDF cannot show says where and what to do, others do not',
  { tags: 'long' },
  async () => {
    const { content } = await writePdf({
      titles: ['Dom Casmurro', 'थ्री इडीयट्स', '大乔图'].map(titled),
      style: 'abnt',
      withCopies: true,
      language: 'pt',
      today: '2026-11-22',
      institution: 'Universidade de Teste',
    });
    const text = textOfPdf(content).replaceAll('\n', ' ').replaceAll(/ +/g, ' ');
    expect(text).toContain(
      'DOM Casmurro. Recife: Cepe, 1999. Sem exemplares […]. Recife: Cepe, 1999.',
    );
    expect(text.match(/O arquivo de texto \(TXT\) traz a referência inteira\./g)).toHaveLength(1);
    expect(text).toMatch(/inteira\. 大乔图 ?\. Recife/);
  },
);
