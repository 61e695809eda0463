import { fixedFieldLine } from '@estante/marc/testing';
import type { Case } from './text-cases.ts';

/** Serials, theses and what is no text. */
export const otherCases: readonly Case[] = [
  {
    kind: 'a serial that goes on',
    type: 'as',
    lines: [
      fixedFieldLine({ 6: 'c19399999' }),
      '022   $a0034-723X',
      '245 00$aRevista brasileira de geografia',
      '260   $aRio de Janeiro :$bIBGE,$c1939-',
      '310   $aTrimestral',
    ],
    abnt: 'REVISTA BRASILEIRA DE GEOGRAFIA. Rio de Janeiro: IBGE, 1939- . ISSN 0034-723X.',
    apa: '*Revista brasileira de geografia*. (1939–present). IBGE.',
    vancouver: 'Revista brasileira de geografia. Rio de Janeiro: IBGE; 1939 -.',
    iso690: '*Revista brasileira de geografia*. Rio de Janeiro: IBGE, 1939–. ISSN 0034-723X.',
  },
  {
    kind: 'a serial that has ended',
    type: 'as',
    lines: [
      fixedFieldLine({ 6: 'd19411996' }),
      '022   $a0102-8413',
      '245 00$aBoletim geográfico',
      '260   $aRio de Janeiro :$bIBGE,$c1941-1996',
    ],
    abnt: 'BOLETIM GEOGRÁFICO. Rio de Janeiro: IBGE, 1941-1996. ISSN 0102-8413.',
    apa: '*Boletim geográfico*. (1941–1996). IBGE.',
    vancouver: 'Boletim geográfico. Rio de Janeiro: IBGE; 1941-1996.',
    iso690: '*Boletim geográfico*. Rio de Janeiro: IBGE, 1941-1996. ISSN 0102-8413.',
  },
  {
    kind: 'a thesis',
    lines: [
      '100 1 $aAguiar, André Andrade de',
      '245 10$aAvaliação da microbiota bucal',
      '260   $aSão Paulo,$c2009',
      '300   $a120 f.',
      '502   $bTese (Doutorado em Cardiologia)$cFaculdade de Medicina, Universidade de São Paulo$d2009',
      '700 1 $aBraga, Rosa,$eorientadora',
    ],
    abnt: 'AGUIAR, André Andrade de. **Avaliação da microbiota bucal**. 2009. Orientadora: Rosa Braga. 120 f. Tese (Doutorado em Cardiologia) – Faculdade de Medicina, Universidade de São Paulo, São Paulo, 2009.',
    apa: 'Aguiar, A. A. de. (2009). *Avaliação da microbiota bucal* [Doctoral dissertation, Faculdade de Medicina, Universidade de São Paulo].',
    vancouver:
      'de Aguiar AA. Avaliação da microbiota bucal [dissertation]. São Paulo: Faculdade de Medicina, Universidade de São Paulo; 2009. 120 f.',
    iso690:
      'AGUIAR, André Andrade de. *Avaliação da microbiota bucal*. Doctoral thesis, Faculdade de Medicina, Universidade de São Paulo. São Paulo, 2009.',
  },
  {
    kind: 'a master’s thesis told in one note',
    lines: [
      '100 1 $aLima, Ana',
      '245 10$aO bibliotecário e a leitura',
      '502   $aDissertação (Mestrado em Ciência da Informação) - Universidade de Brasília, 2001.',
    ],
    abnt: 'LIMA, Ana. **O bibliotecário e a leitura**. 2001. Dissertação (Mestrado em Ciência da Informação) – Universidade de Brasília, 2001.',
    apa: 'Lima, A. (2001). *O bibliotecário e a leitura* [Master’s thesis, Universidade de Brasília].',
    vancouver:
      'Lima A. O bibliotecário e a leitura [master’s thesis]. [place unknown]: Universidade de Brasília; 2001.',
    iso690:
      'LIMA, Ana. *O bibliotecário e a leitura*. Master’s thesis, Universidade de Brasília. 2001.',
  },
  {
    kind: 'a map',
    type: 'em',
    lines: [
      '110 2 $aInstituto Geográfico e Cartográfico',
      '245 10$aRegiões de governo do Estado de São Paulo',
      '255   $aEscala 1:2.000.000',
      '260   $aSão Paulo :$bIGC,$c1994',
      '300   $a1 mapa :$bcolor. ;$c79 x 95 cm',
    ],
    abnt: 'INSTITUTO GEOGRÁFICO E CARTOGRÁFICO. **Regiões de governo do Estado de São Paulo**. São Paulo: IGC, 1994. 1 mapa. Escala 1:2.000.000.',
    apa: 'Instituto Geográfico e Cartográfico. (1994). *Regiões de governo do Estado de São Paulo* [Map]. IGC.',
    vancouver:
      'Instituto Geográfico e Cartográfico. Regiões de governo do Estado de São Paulo [map]. São Paulo: IGC; 1994. 1 mapa. Scale 1:2.000.000.',
    iso690:
      'INSTITUTO GEOGRÁFICO E CARTOGRÁFICO. *Regiões de governo do Estado de São Paulo* [map]. São Paulo: IGC, 1994. Scale 1:2.000.000.',
  },
  {
    kind: 'a score',
    type: 'cm',
    lines: [
      '100 1 $aXenakis, Iannis',
      '245 10$aAïs',
      '260   $aLondon :$bBoosey & Hawkes,$cc1980',
      '300   $a1 partitura (23 p.)',
    ],
    abnt: 'XENAKIS, Iannis. **Aïs**. London: Boosey & Hawkes, c1980. 1 partitura (23 p.).',
    apa: 'Xenakis, I. (1980). *Aïs* [Musical score]. Boosey & Hawkes.',
    vancouver: 'Xenakis I. Aïs [music]. London: Boosey & Hawkes; c1980. 1 partitura (23 p.).',
    iso690: 'XENAKIS, Iannis. *Aïs* [music]. London: Boosey & Hawkes, c1980.',
  },
  {
    kind: 'a recording',
    type: 'jm',
    lines: [
      '100 1 $aCosta, Sueli,$ecompositora',
      '245 10$aJura secreta',
      '260   $aRio de Janeiro :$bCBS,$c1977',
      '300   $a1 CD (40 min)',
      '700 0 $aSimone,$eintérprete',
    ],
    abnt: 'COSTA, Sueli. **Jura secreta**. Intérprete: Simone. Rio de Janeiro: CBS, 1977. 1 CD (40 min).',
    apa: 'Costa, S. (1977). *Jura secreta* [Album]. CBS.',
    vancouver: 'Costa S. Jura secreta [sound recording]. Rio de Janeiro: CBS; 1977. 1 CD (40 min).',
    iso690: 'COSTA, Sueli. *Jura secreta* [sound recording]. Rio de Janeiro: CBS, 1977.',
  },
  {
    kind: 'a film',
    type: 'gm',
    lines: [
      fixedFieldLine({ 33: 'v' }),
      '245 00$aBagdad Café',
      '260   $aManaus :$bParis Vídeo Filmes,$c1988',
      '300   $a1 DVD (96 min)',
      '700 1 $aAdlon, Percy,$ediretor',
      '700 1 $aSägebrecht, Marianne,$eator',
    ],
    abnt: 'BAGDAD Café. Direção: Percy Adlon. Manaus: Paris Vídeo Filmes, 1988. 1 DVD (96 min).',
    apa: 'Adlon, P. (Director). (1988). *Bagdad Café* [Film]. Paris Vídeo Filmes.',
    vancouver:
      'Adlon P, director. Bagdad Café [video recording]. Manaus: Paris Vídeo Filmes; 1988. 1 DVD (96 min).',
    iso690: 'ADLON, Percy (director). *Bagdad Café* [film]. Manaus: Paris Vídeo Filmes, 1988.',
  },
  {
    kind: 'a law',
    lines: [
      '110 1 $aBrasil',
      '245 10$aLei nº 9.610, de 19 de fevereiro de 1998',
      '260   $aBrasília, DF :$bPresidência da República,$c1998',
      '520   $aAltera, atualiza e consolida a legislação sobre direitos autorais.',
    ],
    abnt: 'BRASIL. **Lei nº 9.610, de 19 de fevereiro de 1998**. Altera, atualiza e consolida a legislação sobre direitos autorais. Brasília, DF: Presidência da República, 1998.',
    apa: 'Brasil. (1998). *Lei nº 9.610, de 19 de fevereiro de 1998*. Presidência da República.',
    vancouver:
      'Brasil. Lei nº 9.610, de 19 de fevereiro de 1998. Brasília, DF: Presidência da República; 1998.',
    iso690:
      'BRASIL. *Lei nº 9.610, de 19 de fevereiro de 1998*. Brasília, DF: Presidência da República, 1998.',
  },
  {
    kind: 'a law with its summary after a colon, its publisher not said',
    lines: [
      '110 1 $aBrasil',
      '245 10$aLei nº 9.610, de 19 de fevereiro de 1998 :$baltera a legislação sobre direitos autorais',
      '260   $aBrasília,$c1998',
    ],
    abnt: 'BRASIL. **Lei nº 9.610, de 19 de fevereiro de 1998**. Altera a legislação sobre direitos autorais. Brasília, 1998.',
    apa: 'Brasil. (1998). *Lei nº 9.610, de 19 de fevereiro de 1998*.',
    vancouver:
      'Brasil. Lei nº 9.610, de 19 de fevereiro de 1998. Brasília: [publisher unknown]; 1998.',
    iso690: 'BRASIL. *Lei nº 9.610, de 19 de fevereiro de 1998*. Brasília, 1998.',
  },
  {
    kind: 'a recording by its performers',
    type: 'jm',
    lines: [
      '245 00$aTropicália',
      '260   $bPhilips,$c1968',
      '300   $a1 disco sonoro (LP)',
      '700 1 $aVeloso, Caetano,$eintérprete',
      '700 1 $aGil, Gilberto,$eintérprete',
    ],
    abnt: 'TROPICÁLIA. Intérprete: Caetano Veloso, Gilberto Gil. [*S. l.*]: Philips, 1968. 1 disco sonoro (LP).',
    apa: 'Veloso, C., & Gil, G. (1968). *Tropicália* [Album]. Philips.',
    vancouver:
      'Veloso C, Gil G, performers. Tropicália [sound recording]. [place unknown]: Philips; 1968. 1 disco sonoro (LP).',
    iso690:
      'VELOSO, Caetano and GIL, Gilberto (performers). *Tropicália* [sound recording]. Philips, 1968.',
  },
  {
    kind: 'a standard',
    lines: [
      '110 2 $aAssociação Brasileira de Normas Técnicas',
      '245 10$aABNT NBR 6023:2018 :$binformação e documentação : referências : elaboração',
      '250   $a2. ed.',
      '260   $aRio de Janeiro :$bABNT,$c2018',
    ],
    abnt: 'ASSOCIAÇÃO BRASILEIRA DE NORMAS TÉCNICAS. **ABNT NBR 6023:2018**: informação e documentação: referências: elaboração. 2. ed. Rio de Janeiro: ABNT, 2018.',
    apa: 'Associação Brasileira de Normas Técnicas. (2018). *ABNT NBR 6023:2018: informação e documentação: referências: elaboração* (2nd ed.; Standard No. ABNT NBR 6023:2018). ABNT.',
    vancouver:
      'Associação Brasileira de Normas Técnicas. ABNT NBR 6023:2018: informação e documentação: referências: elaboração. 2nd ed. Rio de Janeiro: ABNT; 2018.',
    iso690:
      'ASSOCIAÇÃO BRASILEIRA DE NORMAS TÉCNICAS. *ABNT NBR 6023:2018: informação e documentação: referências: elaboração*. 2nd ed. Rio de Janeiro: ABNT, 2018.',
  },
  {
    kind: 'an archive',
    type: 'pc',
    lines: [
      fixedFieldLine({ 6: 'i19121938' }),
      '099   $aBR REBIVALE CR.02-015',
      '100 1 $aRamos, Clara',
      '245 10$aCorrespondência com editores',
      '300   $a32 cartas',
    ],
    abnt: 'RAMOS, Clara. **Correspondência com editores**. 1912-1938. 32 cartas. Notação: BR REBIVALE CR.02-015.',
    apa: 'Ramos, C. (1912–1938). *Correspondência com editores* [Archival material]. BR REBIVALE CR.02-015.',
    vancouver:
      'Ramos C. Correspondência com editores [archival material]. 1912-1938. 32 cartas. Located at: BR REBIVALE CR.02-015.',
    iso690: 'RAMOS, Clara. *Correspondência com editores*. 1912-1938. At: BR REBIVALE CR.02-015.',
  },
];
