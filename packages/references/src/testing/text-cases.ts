/** A record and what each style makes of it, emphasis written as in Markdown. */
export interface Case {
  readonly kind: string;
  /** Leader/06–07. */
  readonly type?: string;
  readonly lines: readonly string[];
  readonly abnt: string;
  readonly apa: string;
  readonly vancouver: string;
  readonly iso690: string;
}

/** Books and parts of what is printed. */
export const textCases: readonly Case[] = [
  {
    kind: 'a book by one author, translated, in a series',
    lines: [
      '020   $a9788535914849',
      '100 1 $aCalvino, Italo,$d1923-1985',
      '245 10$aAs cidades invisíveis /$cItalo Calvino ; tradução Diogo Mainardi.',
      '250   $a2ª ed. rev.',
      '260   $aSão Paulo :$bCompanhia das Letras,$c1990.',
      '300   $a150 p. :$bil. ;$c21 cm.',
      '490 0 $aClássicos ;$vv. 3',
      '700 1 $aMainardi, Diogo,$etrad.',
    ],
    abnt: 'CALVINO, Italo. **As cidades invisíveis**. Tradução: Diogo Mainardi. 2. ed. rev. São Paulo: Companhia das Letras, 1990. 150 p. (Clássicos, v. 3). ISBN 9788535914849.',
    apa: 'Calvino, I. (1990). *As cidades invisíveis* (D. Mainardi, Trans.; 2nd ed.). Companhia das Letras.',
    vancouver:
      'Calvino I. As cidades invisíveis. 2nd ed. Mainardi D, translator. São Paulo: Companhia das Letras; 1990. 150 p. (Clássicos; v. 3).',
    iso690:
      'CALVINO, Italo. *As cidades invisíveis*. 2nd ed. Translated by Diogo Mainardi. São Paulo: Companhia das Letras, 1990. Clássicos, v. 3. ISBN 9788535914849.',
  },
  {
    kind: 'a book by three authors, one with a suffix, one with a particle',
    lines: [
      '100 1 $aAssaf Neto, Alexandre,$eautor.',
      '245 10$aMatemática financeira :$bteoria e prática',
      '260   $aSão Paulo :$bEditora Atlas S.A.,$c2010',
      '700 1 $aKing, Martin Luther,$cJr.,$d1929-1968,$eautor.',
      '700 1 $aAssis, Machado de,$eautor.',
    ],
    abnt: 'ASSAF NETO, Alexandre; KING JR., Martin Luther; ASSIS, Machado de. **Matemática financeira**: teoria e prática. São Paulo: Atlas, 2010.',
    apa: 'Assaf Neto, A., King, M. L., Jr., & Assis, M. de. (2010). *Matemática financeira: teoria e prática*. Atlas.',
    vancouver:
      'Assaf Neto A, King ML Jr, de Assis M. Matemática financeira: teoria e prática. São Paulo: Atlas; 2010.',
    iso690:
      'ASSAF NETO, Alexandre; KING JR., Martin Luther and ASSIS, Machado de. *Matemática financeira: teoria e prática*. São Paulo: Atlas, 2010.',
  },
  {
    kind: 'a book by four authors',
    lines: [
      '100 1 $aUrani, André,$eautor.',
      '245 10$aConstituição de uma matriz',
      '260   $aBrasília, DF :$bIpea,$c1994',
      '700 1 $aSilva, Ana B.,$eautor.',
      '700 1 $aSouza, C. D.,$eautor.',
      '700 1 $aLima, Jean-Paul,$eautor.',
    ],
    abnt: 'URANI, André *et al.* **Constituição de uma matriz**. Brasília, DF: Ipea, 1994.',
    apa: 'Urani, A., Silva, A. B., Souza, C. D., & Lima, J.-P. (1994). *Constituição de uma matriz*. Ipea.',
    vancouver:
      'Urani A, Silva AB, Souza CD, Lima JP. Constituição de uma matriz. Brasília, DF: Ipea; 1994.',
    iso690: 'URANI, André et al. *Constituição de uma matriz*. Brasília, DF: Ipea, 1994.',
  },
  {
    kind: 'a book with organizers',
    lines: [
      '245 00$aO fonoaudiólogo e a escola',
      '260   $aSão Paulo :$bSummus,$c1991',
      '700 1 $aFerreira, Léslie Piccolotto,$eorg.',
      '700 1 $aSilva, Rui,$eorg.',
    ],
    abnt: 'FERREIRA, Léslie Piccolotto; SILVA, Rui (org.). **O fonoaudiólogo e a escola**. São Paulo: Summus, 1991.',
    apa: 'Ferreira, L. P., & Silva, R. (Eds.). (1991). *O fonoaudiólogo e a escola*. Summus.',
    vancouver:
      'Ferreira LP, Silva R, editors. O fonoaudiólogo e a escola. São Paulo: Summus; 1991.',
    iso690:
      'FERREIRA, Léslie Piccolotto and SILVA, Rui (eds.). *O fonoaudiólogo e a escola*. São Paulo: Summus, 1991.',
  },
  {
    kind: 'a book of a government body',
    lines: [
      '110 1 $aBrasil.$bMinistério da Saúde',
      '245 10$aPlano nacional de saúde',
      '260   $aBrasília :$bMinistério da Saúde,$c[2004]',
    ],
    abnt: 'BRASIL. Ministério da Saúde. **Plano nacional de saúde**. Brasília: Ministério da Saúde, [2004].',
    apa: 'Ministério da Saúde, Brasil. (2004). *Plano nacional de saúde*.',
    vancouver:
      'Brasil, Ministério da Saúde. Plano nacional de saúde. Brasília: Ministério da Saúde; [2004].',
    iso690:
      'BRASIL. Ministério da Saúde. *Plano nacional de saúde*. Brasília: Ministério da Saúde, [2004].',
  },
  {
    kind: 'the proceedings of an event',
    lines: [
      '111 2 $aCongresso Brasileiro de Biblioteconomia$n(10. :$d1979 :$cCuritiba)',
      '245 10$aAnais',
      '260   $aCuritiba :$bABPR,$c1979',
    ],
    abnt: 'CONGRESSO BRASILEIRO DE BIBLIOTECONOMIA, 10., 1979, Curitiba. **Anais**. Curitiba: ABPR, 1979.',
    apa: 'Congresso Brasileiro de Biblioteconomia. (1979). *Anais*. ABPR.',
    vancouver:
      'Anais. 10th Congresso Brasileiro de Biblioteconomia; 1979; Curitiba. Curitiba: ABPR; 1979.',
    iso690:
      'CONGRESSO BRASILEIRO DE BIBLIOTECONOMIA, 10., 1979, Curitiba. *Anais*. Curitiba: ABPR, 1979.',
  },
  {
    kind: 'a book by nobody, from nowhere, of no time',
    lines: ['245 00$aOs grandes clássicos da poesia', '260   $a[S.l. :$bs.n.]'],
    abnt: 'OS GRANDES clássicos da poesia. [*S. l.: s. n.*], [s. d.].',
    apa: '*Os grandes clássicos da poesia*. (n.d.).',
    vancouver:
      'Os grandes clássicos da poesia. [place unknown]: [publisher unknown]; [date unknown].',
    iso690: '*Os grandes clássicos da poesia*. [no date].',
  },
  {
    kind: 'a book of an uncertain decade, its publisher unknown',
    lines: [
      '100 0 $aFrancisco,$cPapa,$d1936-',
      '245 10$aQuem sou eu?',
      '260   $aRoma :$b[s.n.],$c[199-?]',
    ],
    abnt: 'FRANCISCO, Papa. **Quem sou eu?** Roma: [*s. n.*], [199-?].',
    apa: 'Francisco, Papa. (ca. 1990s). *Quem sou eu?*',
    vancouver: 'Francisco Papa. Quem sou eu? Roma: [publisher unknown]; [199-?].',
    iso690: 'FRANCISCO, Papa. *Quem sou eu?* Roma, [199-?].',
  },
  {
    kind: 'an e-book with its address and DOI',
    lines: [
      '007 cr',
      '024 7 $a10.1590/978-85$2doi',
      '100 1 $aSilva, Rui',
      '245 10$aSaúde',
      '264  1$aRio de Janeiro :$bFiocruz,$c2015',
      '856 40$uhttps://livros.example.org/saude',
    ],
    abnt: 'SILVA, Rui. **Saúde**. Rio de Janeiro: Fiocruz, 2015. DOI: https://doi.org/10.1590/978-85. Disponível em: https://livros.example.org/saude. Acesso em: 9 maio 2026.',
    apa: 'Silva, R. (2015). *Saúde*. Fiocruz. https://doi.org/10.1590/978-85',
    vancouver:
      'Silva R. Saúde [Internet]. Rio de Janeiro: Fiocruz; 2015 [cited 2026 May 9]. Available from: https://livros.example.org/saude doi: 10.1590/978-85',
    iso690:
      'SILVA, Rui. *Saúde* [online]. Rio de Janeiro: Fiocruz, 2015. [viewed 9 May 2026]. Available from: https://doi.org/10.1590/978-85',
  },
  {
    kind: 'a part of a book',
    type: 'aa',
    lines: [
      '100 1 $aRomano, Giovanni',
      '245 10$aImagens da juventude na era moderna',
      '773 0 $aLevi, G.$tHistória dos jovens$b2. ed.$dSão Paulo : Companhia das Letras, 1996$gp. 7-16$z8571645728',
    ],
    abnt: 'ROMANO, Giovanni. Imagens da juventude na era moderna. *In*: LEVI, G. **História dos jovens**. 2. ed. São Paulo: Companhia das Letras, 1996. p. 7-16. ISBN 8571645728.',
    apa: 'Romano, G. (1996). Imagens da juventude na era moderna. In G. Levi, *História dos jovens* (2nd ed., pp. 7–16). Companhia das Letras.',
    vancouver:
      'Romano G. Imagens da juventude na era moderna. In: Levi G. História dos jovens. 2nd ed. São Paulo: Companhia das Letras; 1996. p. 7-16.',
    iso690:
      'ROMANO, Giovanni. Imagens da juventude na era moderna. In: LEVI, G. *História dos jovens*. 2nd ed. São Paulo: Companhia das Letras, 1996, pp. 7–16. ISBN 8571645728.',
  },
  {
    kind: 'an article',
    type: 'ab',
    lines: [
      '100 1 $aGurgel, C.',
      '245 10$aReforma do Estado e segurança pública',
      '773 0 $tPolítica e Administração$dRio de Janeiro : FESP$gv. 3, n. 2, p. 15-21, set. 1997$x0034-723X',
    ],
    abnt: 'GURGEL, C. Reforma do Estado e segurança pública. **Política e Administração**, Rio de Janeiro, v. 3, n. 2, p. 15-21, set. 1997.',
    apa: 'Gurgel, C. (1997). Reforma do Estado e segurança pública. *Política e Administração*, *3*(2), 15–21.',
    vancouver:
      'Gurgel C. Reforma do Estado e segurança pública. Política e Administração. 1997;3(2):15-21.',
    iso690:
      'GURGEL, C. Reforma do Estado e segurança pública. *Política e Administração*. 1997, 3(2), 15–21. ISSN 0034-723X.',
  },
  {
    kind: 'an article online, its place unknown',
    type: 'ab',
    lines: [
      '245 10$aA ciência aberta',
      '773 0 $tCiência$gVol. 12, no. 3 (Mar. 2010), pp. 10 - 20',
      '856 40$uhttps://revista.example.org/12/3',
    ],
    abnt: 'A CIÊNCIA aberta. **Ciência**, [*S. l.*], v. 12, n. 3, p. 10-20, mar. 2010. Disponível em: https://revista.example.org/12/3. Acesso em: 9 maio 2026.',
    apa: 'A ciência aberta. (2010). *Ciência*, *12*(3), 10–20. https://revista.example.org/12/3',
    vancouver:
      'A ciência aberta. Ciência [Internet]. 2010 [cited 2026 May 9];12(3):10-20. Available from: https://revista.example.org/12/3',
    iso690:
      'A ciência aberta. *Ciência* [online]. 2010, 12(3), 10–20. [viewed 9 May 2026]. Available from: https://revista.example.org/12/3',
  },
];
