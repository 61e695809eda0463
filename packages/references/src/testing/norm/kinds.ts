import { fixedFieldLine } from '@estante/marc/testing';
import type { RuleCase } from './rule-case.ts';

const host = 'História dos rios';
const part = ['100 1 $aLima, Ana', '245 10$aA ponte'];
const thesis = ['100 1 $aLima, Ana', '245 10$aA ponte', '260   $aRecife,$c2009'];

/** A part of a book: what 773 says of the whole. */
function within(rule: string, subfields: string, text: string): RuleCase {
  return {
    rule,
    type: 'aa',
    lines: [...part, `773 0 ${subfields}`],
    reference: `LIMA, Ana. A ponte. *In*: ${text}`,
  };
}

/** An article: what 773 says of the issue. */
function inIssue(rule: string, subfields: string, text: string): RuleCase {
  return {
    rule,
    type: 'ab',
    lines: [...part, `773 0 $tRios$x0034-723X${subfields}`],
    reference: `LIMA, Ana. A ponte. **Rios**, ${text}`,
  };
}

function degree(rule: string, fields: readonly string[], text: string): RuleCase {
  return {
    rule,
    lines: [...thesis, ...fields],
    reference: `LIMA, Ana. **A ponte**. 2009. ${text}`,
  };
}

/** Section 7, by kinds of documents. */
export const kindCases: readonly RuleCase[] = [
  degree(
    '7.1.2',
    ['502   $aTese (Doutorado em Letras) - Universidade do Vale, Recife, 2009.'],
    'Tese (Doutorado em Letras) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    [
      '502   $aDissertação (Mestrado em Letras) - Faculdade de Letras, Universidade do Vale, Olinda, 2009',
    ],
    'Dissertação (Mestrado em Letras) – Faculdade de Letras, Universidade do Vale, Olinda, 2009.',
  ),
  degree(
    '7.1.2',
    ['502   $aTese (Doutorado) - Universidade do Vale, Viçosa, MG, 2009.'],
    'Tese (Doutorado) – Universidade do Vale, Viçosa, MG, 2009.',
  ),
  degree(
    '7.1.2',
    ['502   $aTese (Doutorado) - Universidade do Vale, 2009.'],
    'Tese (Doutorado) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    ['502   $aTese (Doutorado) - Faculdade de Letras, UFVALE, 2009.'],
    'Tese (Doutorado) – Faculdade de Letras, UFVALE, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    ['502   $bDoutorado em Letras$cUniversidade do Vale$d2009'],
    'Tese (Doutorado em Letras) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    ['502   $bMestrado em Letras$cUniversidade do Vale$d2009'],
    'Dissertação (Mestrado em Letras) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    [
      '502   $aTrabalho de Conclusão de Curso (Bacharelado em Letras) - Universidade do Vale, Recife, 2009.',
    ],
    'Trabalho de Conclusão de Curso (Bacharelado em Letras) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    [
      '300   $a120 f.',
      '502   $bMestrado$cUniversidade do Vale$d2009',
      '700 1 $aReis, Rui,$eorientador',
    ],
    'Orientador: Rui Reis. 120 f. Dissertação (Mestrado) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    ['502   $bMestrado$cUniversidade do Vale$d2009', '700 1 $aMota, Eva,$eorientadora'],
    'Orientadora: Eva Mota. Dissertação (Mestrado) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    ['502   $bMestrado$cUniversidade do Vale$d2009', '700 1 $aReis, Rui,$4ths'],
    'Orientador: Rui Reis. Dissertação (Mestrado) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    [
      '502   $bMestrado$cUniversidade do Vale$d2009',
      '700 1 $aReis, Rui,$eorientador',
      '700 1 $aPaz, Ivo,$ecoorientador',
    ],
    'Orientador: Rui Reis. Coorientador: Ivo Paz. Dissertação (Mestrado) – Universidade do Vale, Recife, 2009.',
  ),
  degree(
    '7.1.2',
    ['502   $bMestrado$cUniversidade do Vale$d2009', '700 1 $aReis, Rui,$ebanca examinadora'],
    'Dissertação (Mestrado) – Universidade do Vale, Recife, 2009.',
  ),
  {
    rule: '7.1',
    lines: [
      '100 1 $aLima, Ana',
      '245 10$aPontes$nv. 2',
      '260   $aRecife :$bCepe,$c2001',
      '300   $a320 p.',
    ],
    reference: 'LIMA, Ana. **Pontes**. Recife: Cepe, 2001. v. 2. 320 p.',
  },
  {
    rule: '7.1',
    lines: [
      '100 1 $aLima, Ana',
      '245 10$aPontes.$nVol. 2,$pOs rios',
      '260   $aRecife :$bCepe,$c2001',
    ],
    reference: 'LIMA, Ana. **Pontes**. Os rios. Recife: Cepe, 2001. v. 2.',
  },
  {
    rule: '7.1',
    lines: ['100 1 $aLima, Ana', '245 10$aPontes$nTomo II', '260   $aRecife :$bCepe,$c2001'],
    reference: 'LIMA, Ana. **Pontes**. Recife: Cepe, 2001. t. II.',
  },
  {
    rule: '7.2',
    lines: [
      '007 cr',
      '100 1 $aLima, Ana',
      '245 10$aPontes',
      '264  1$aRecife :$bCepe,$c2001',
      '856 40$uhttps://example.org/p.pdf',
    ],
    reference:
      'LIMA, Ana. **Pontes**. Recife: Cepe, 2001. Disponível em: https://example.org/p.pdf. Acesso em: 9 maio 2026.',
  },
  within(
    '7.3',
    `$aReis, Rui$t${host}$dRecife : Cepe, 1996$gp. 7-16$z8571645728`,
    `REIS, Rui. **${host}**. Recife: Cepe, 1996. p. 7-16. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aReis, Rui (org.)$t${host}$dRecife : Cepe, 1996$gp. 7-16$z8571645728`,
    `REIS, Rui (org.). **${host}**. Recife: Cepe, 1996. p. 7-16. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aReis, Rui; Mota, Eva (org.)$t${host}$dRecife : Cepe, 1996$gp. 7-16$z8571645728`,
    `REIS, Rui; MOTA, Eva (org.). **${host}**. Recife: Cepe, 1996. p. 7-16. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aReis, Rui; Mota, Eva; Paz, Ivo; Sá, Rui (orgs.)$t${host}$dRecife : Cepe, 1996$gp. 7-16$z8571645728`,
    `REIS, Rui *et al.* (org.). **${host}**. Recife: Cepe, 1996. p. 7-16. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aReis, Rui (coord.)$t${host}$dRecife : Cepe, 1996$gp. 7$z8571645728`,
    `REIS, Rui (coord.). **${host}**. Recife: Cepe, 1996. p. 7. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aReis, Rui, ed.$t${host}$dRecife : Cepe, 1996$z8571645728`,
    `REIS, Rui (ed.). **${host}**. Recife: Cepe, 1996. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$t${host}$dRecife : Cepe, 1996$gp. 7-16$z8571645728`,
    `HISTÓRIA dos rios. Recife: Cepe, 1996. p. 7-16. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aReis, Rui$t${host}$b2. ed.$dRecife : Cepe, 1996$gv. 2, p. 7-16$z8571645728`,
    `REIS, Rui. **${host}**. 2. ed. Recife: Cepe, 1996. v. 2, p. 7-16. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aReis, Rui$t${host}$dRecife : Cepe, 1996$gcap. 3, p. 7-16$z8571645728`,
    `REIS, Rui. **${host}**. Recife: Cepe, 1996. cap. 3, p. 7-16. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aReis, Rui$t${host}$dRecife : Cepe, c1996$z8571645728`,
    `REIS, Rui. **${host}**. Recife: Cepe, 1996. ISBN 8571645728.`,
  ),
  within(
    '7.3',
    `$aInstituto do Vale$t${host}$dRecife : Cepe, 1996$z8571645728`,
    `INSTITUTO DO VALE. **${host}**. Recife: Cepe, 1996. ISBN 8571645728.`,
  ),
  {
    rule: '7.7.1',
    type: 'as',
    lines: [
      fixedFieldLine({ 6: 'c19399999' }),
      '022   $a0034-723X',
      '245 00$aRios',
      '260   $aRecife :$bCepe,$c1939-',
    ],
    reference: 'RIOS. Recife: Cepe, 1939- . ISSN 0034-723X.',
  },
  {
    rule: '7.7.1',
    type: 'as',
    lines: [
      fixedFieldLine({ 6: 'd19391950' }),
      '022   $a0034-723X',
      '245 00$aRios :$bboletim',
      '260   $aRecife :$bCepe,$c1939-1950',
    ],
    reference: 'RIOS: boletim. Recife: Cepe, 1939-1950. ISSN 0034-723X.',
  },
  {
    rule: '7.7.1',
    type: 'as',
    lines: [
      fixedFieldLine({ 6: 'c19399999' }),
      '022   $a0034-723X',
      '110 2 $aInstituto do Vale',
      '245 10$aBoletim',
      '260   $aRecife :$bInstituto do Vale,$c1939-',
    ],
    reference: 'BOLETIM. Recife: Instituto do Vale, 1939- . ISSN 0034-723X.',
  },
  {
    rule: '7.7.2',
    type: 'as',
    lines: [
      fixedFieldLine({ 6: 'c20019999' }),
      '022   $a0034-723X',
      '245 00$aRios',
      '260   $aRecife :$bCepe,$c2001-',
      '856 40$uhttps://example.org/rios',
    ],
    reference:
      'RIOS. Recife: Cepe, 2001- . ISSN 0034-723X. Disponível em: https://example.org/rios. Acesso em: 9 maio 2026.',
  },
  inIssue(
    '7.7.5',
    '$dRecife : Cepe$gv. 3, n. 2, p. 15-21, set. 1997',
    'Recife, v. 3, n. 2, p. 15-21, set. 1997.',
  ),
  inIssue(
    '7.7.5',
    '$gv. 3, n. 2, p. 15-21, set. 1997',
    '[*S. l.*], v. 3, n. 2, p. 15-21, set. 1997.',
  ),
  inIssue('7.7.5', '$dRecife$gAno 3, n. 2, p. 15-21, 1997', 'Recife, ano 3, n. 2, p. 15-21, 1997.'),
  inIssue(
    '7.7.5',
    '$dRecife$gano III, v. 5, n. 2, p. 15, maio 1997',
    'Recife, ano III, v. 5, n. 2, p. 15, maio 1997.',
  ),
  inIssue(
    '7.7.5',
    '$dRecife$gVol. 12, no. 3 (Mar. 2010), pp. 10 - 20',
    'Recife, v. 12, n. 3, p. 10-20, mar. 2010.',
  ),
  inIssue(
    '7.7.5',
    '$dRecife$gn. 3, p. 10-20, jan./jun. 2010',
    'Recife, n. 3, p. 10-20, jan./jun. 2010.',
  ),
  inIssue('7.7.5', '$dRecife$gv. 12, n. 3-4, p. 10, 2010', 'Recife, v. 12, n. 3-4, p. 10, 2010.'),
  inIssue('7.7.5', '$dRecife$gv. 12, supl. 1, p. 10, 2010', 'Recife, v. 12, supl. 1, p. 10, 2010.'),
  inIssue('7.7.5', '$dRecife$gv. 12, n. esp., p. 10, 2010', 'Recife, v. 12, n. esp., p. 10, 2010.'),
  inIssue('7.7.5', '$dRecife$gv. XII, n. 3, p. 10, 2010', 'Recife, v. XII, n. 3, p. 10, 2010.'),
  {
    rule: '7.7.5',
    type: 'ab',
    lines: ['245 10$aA ponte', '773 0 $tRios$dRecife$gv. 3, 1997$x0034-723X'],
    reference: 'A PONTE. **Rios**, Recife, v. 3, 1997.',
  },
  {
    rule: '7.7.6',
    type: 'ab',
    lines: [
      ...part,
      '773 0 $tRios$dRecife$gv. 3, p. 5, 1997$x0034-723X',
      '856 40$uhttps://example.org/r',
    ],
    reference:
      'LIMA, Ana. A ponte. **Rios**, Recife, v. 3, p. 5, 1997. Disponível em: https://example.org/r. Acesso em: 9 maio 2026.',
  },
  ...(
    [
      ['Anais', '**Anais**.'],
      ['Anais ...', '**Anais** [...].'],
      ['Anais...', '**Anais** [...].'],
      ['Anais [...]', '**Anais** [...].'],
      ['Proceedings ...', '**Proceedings** [...].'],
      ['Resumos dos trabalhos...', '**Resumos dos trabalhos** [...].'],
    ] as const
  ).map(([title, text]) => ({
    rule: '7.8.1',
    lines: [
      '111 2 $aCongresso de Pontes$n(3. :$d1983 :$cRecife)',
      `245 10$a${title}`,
      '260   $aRecife :$bCepe,$c1984',
    ],
    reference: `CONGRESSO DE PONTES, 3., 1983, Recife. ${text} Recife: Cepe, 1984.`,
  })),
  {
    rule: '7.8.4',
    type: 'aa',
    lines: [
      ...part,
      '773 0 $aCongresso de Pontes (3. : 1983 : Recife)$tAnais ...$dRecife : Cepe, 1984$gp. 7-16$z8571645728',
    ],
    reference:
      'LIMA, Ana. A ponte. *In*: CONGRESSO DE PONTES, 3., 1983, Recife. **Anais** [...]. Recife: Cepe, 1984. p. 7-16. ISBN 8571645728.',
  },
  {
    rule: '7.11.1',
    lines: [
      '110 1 $aBrasil',
      '245 10$aLei nº 1, de 5 de maio de 2001',
      '260   $aBrasília, DF :$bSenado,$c2001',
      '520   $aTrata de pontes.',
    ],
    reference:
      'BRASIL. **Lei nº 1, de 5 de maio de 2001**. Trata de pontes. Brasília, DF: Senado, 2001.',
  },
  {
    rule: '7.11.1',
    lines: [
      '110 1 $aBrasil',
      '245 10$aDecreto nº 7, de 5 de maio de 2001 :$bregula as pontes',
      '260   $aBrasília, DF,$c2001',
    ],
    reference:
      'BRASIL. **Decreto nº 7, de 5 de maio de 2001**. Regula as pontes. Brasília, DF, 2001.',
  },
  {
    rule: '7.11.1',
    lines: [
      '110 1 $aBrasil',
      '240 10$aConstituição (1988)',
      '245 10$aConstituição da República',
      '260   $aBrasília, DF :$bSenado,$c2016',
    ],
    reference:
      'BRASIL. [Constituição (1988)]. **Constituição da República**. Brasília, DF: Senado, 2016.',
  },
  {
    rule: '7.11.1',
    lines: [
      '110 1 $aBrasil',
      '245 10$aConstituição da República Federativa do Brasil de 1988',
      '260   $aBrasília, DF :$bSenado,$c2016',
    ],
    reference:
      'BRASIL. [Constituição (1988)]. **Constituição da República Federativa do Brasil de 1988**. Brasília, DF: Senado, 2016.',
  },
  {
    rule: '7.11.1',
    lines: [
      '110 1 $aPernambuco',
      '240 10$aConstituição, 1989',
      '245 10$aConstituição do Estado',
      '260   $aRecife :$bCepe,$c1990',
    ],
    reference: 'PERNAMBUCO. [Constituição (1989)]. **Constituição do Estado**. Recife: Cepe, 1990.',
  },
  {
    rule: '7.11.5',
    lines: [
      '110 1 $aRecife.$bPrefeitura',
      '245 10$aPortaria n. 3, de 5 de maio de 2001',
      '260   $c2001',
    ],
    reference: 'RECIFE. Prefeitura. **Portaria n. 3, de 5 de maio de 2001**. 2001.',
  },
  {
    rule: '7.13.1',
    type: 'gm',
    lines: [
      fixedFieldLine({ 33: 'v' }),
      '245 02$aA ponte',
      '260   $aRecife :$bCepe,$c1988',
      '300   $a1 DVD (96 min)',
      '700 1 $aReis, Rui,$ediretor',
    ],
    reference: 'A PONTE. Direção: Rui Reis. Recife: Cepe, 1988. 1 DVD (96 min).',
  },
  {
    rule: '7.13.1',
    type: 'gm',
    lines: [
      fixedFieldLine({ 33: 'v' }),
      '245 02$aA ponte',
      '260   $aRecife :$bCepe,$c1988',
      '700 1 $aReis, Rui,$ediretor',
      '700 1 $aMota, Eva,$eprodutor',
    ],
    reference: 'A PONTE. Direção: Rui Reis. Produção: Eva Mota. Recife: Cepe, 1988.',
  },
  {
    rule: '7.13.3',
    type: 'jm',
    lines: [
      '100 1 $aCosta, Lia,$ecompositora',
      '245 10$aA ponte',
      '260   $aRecife :$bCepe,$c1977',
      '300   $a1 CD (40 min)',
      '700 1 $aReis, Rui,$eintérprete',
    ],
    reference: 'COSTA, Lia. **A ponte**. Intérprete: Rui Reis. Recife: Cepe, 1977. 1 CD (40 min).',
  },
  {
    rule: '7.13.3',
    type: 'im',
    lines: [
      fixedFieldLine({ 30: 'f' }),
      '100 1 $aLima, Ana',
      '245 10$aA ponte',
      '260   $aRecife :$bCepe,$c2010',
      '300   $a1 CD',
    ],
    reference: 'LIMA, Ana. **A ponte**. Recife: Cepe, 2010. 1 CD.',
  },
  {
    rule: '7.14.1',
    type: 'cm',
    lines: [
      '100 1 $aCosta, Lia',
      '245 10$aA ponte',
      '260   $aRecife :$bCepe,$cc1980',
      '300   $a1 partitura (23 p.)',
    ],
    reference: 'COSTA, Lia. **A ponte**. Recife: Cepe, c1980. 1 partitura (23 p.).',
  },
  {
    rule: '7.15',
    type: 'km',
    lines: [
      fixedFieldLine({ 33: 'i' }),
      '100 1 $aReis, Rui,$efotógrafo',
      '245 10$aA ponte',
      '260   $c2001',
      '300   $a1 fotografia :$bp&b ;$c16 x 56 cm',
    ],
    reference: 'REIS, Rui. **A ponte**. [*S. l.: s. n.*], 2001. 1 fotografia.',
  },
  {
    rule: '7.17',
    type: 'em',
    lines: [
      '110 2 $aInstituto do Vale',
      '245 10$aO vale',
      '255   $aEscala 1:50.000',
      '260   $aRecife :$bCepe,$c1994',
      '300   $a1 mapa',
    ],
    reference: 'INSTITUTO DO VALE. **O vale**. Recife: Cepe, 1994. 1 mapa. Escala 1:50.000.',
  },
  {
    rule: '7.17',
    type: 'em',
    lines: [
      '100 1 $aReis, Rui,$ecartógrafo',
      '245 10$aO vale',
      '255   $aEscala 1:2 000 000',
      '260   $aRecife :$bCepe,$c1994',
      '300   $a1 atlas',
    ],
    reference: 'REIS, Rui. **O vale**. Recife: Cepe, 1994. 1 atlas. Escala 1:2000000.',
  },
  {
    rule: '7.19',
    type: 'rm',
    lines: ['100 1 $aReis, Rui', '245 10$aA ponte', '260   $c2001', '300   $a1 escultura'],
    reference: 'REIS, Rui. **A ponte**. [*S. l.: s. n.*], 2001. 1 escultura.',
  },
  {
    rule: '7.20',
    type: 'mm',
    lines: ['245 00$aPontes', '250   $aVersão 2.0', '260   $aRecife :$bCepe,$c1995'],
    reference: 'PONTES. Versão 2.0. Recife: Cepe, 1995.',
  },
  {
    rule: '7.20',
    type: 'mm',
    lines: [
      fixedFieldLine({ 26: 'a' }),
      '110 2 $aInstituto do Vale',
      '245 10$aVazões',
      '260   $aRecife :$bCepe,$c1995',
      '856 40$uhttps://example.org/v',
    ],
    reference:
      'INSTITUTO DO VALE. **Vazões**. Recife: Cepe, 1995. Disponível em: https://example.org/v. Acesso em: 9 maio 2026.',
  },
];
