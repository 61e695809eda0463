import { headingKey } from './heading-key.ts';

/**
 * Words for roles in Portuguese, Spanish and English, with the abbreviations cataloguers write,
 * by MARC relator code. Keys are compared as `headingKey` makes them.
 */
const words: Readonly<Record<string, string>> = {
  abr: 'abridger, adaptador e resumidor, resumo, compendiador, abreviador',
  act: 'actor, actress, ator, atriz, actriz, cast, elenco, reparto, interprete de papel',
  adp: 'adapter, adaptor, adaptador, adaptadora, adapt, adaptacao, adaptacion',
  anm: 'animator, animador, animadora, animacao',
  ann: 'annotator, anotador, anotadora, anot, notas, notas de',
  arc: 'architect, arquiteto, arquiteta, arquitecto, arquitecta, arq',
  ard: 'artistic director, diretor artistico, diretora artistica, director artistico',
  arr: 'arranger, arr, arranjador, arranjo, arreglista, arreglo, arrangement',
  art: 'artist, artista, artista plastico',
  asn: 'associated name, nome associado',
  aud: 'author of dialog, dialogos, dialoguista',
  aui: 'author of introduction, introd, introducao, introduccion, int, pref, prefacio, prefaciador, prefaciadora, prologo, prol, prologuista, apresentacao, apres, apresentador da obra, preface, foreword, writer of introduction, writer of foreword, writer of preface',
  aus: 'screenwriter, roteirista, rot, roteiro, guionista, guion, writing, argumento',
  aut: 'author, aut, autor, autora, joint author, coautor, coautora, co autor, co autora, writer, escritor, escritora, writer of text, texto, textos, text by',
  bkd: 'book designer, projeto grafico, design grafico, capa e projeto grafico',
  bnd: 'binder, encadernador, encuadernador',
  bsl: 'bookseller, livreiro, livraria, librero',
  ccp: 'conceptor, idealizador, idealizadora',
  chr: 'choreographer, coreografo, coreografa, coreografia',
  cmm: 'commentator, comentador, comentarista, coment',
  cmp: 'composer, compositor, compositora, comps, musica de, music by, music',
  cng: 'cinematographer, director of photography, diretor de fotografia, director de fotografia, fotografia de cinema',
  cnd: 'conductor, regente, maestro, reg, director de orquesta',
  com: 'compiler, compilador, compiladora, comp, compil, compilacao, recop, recopilador, recopiladora',
  cov: 'cover designer, capa, capista, cubierta, tapa, des capa',
  crp: 'correspondent, correspondente, corresponsal',
  crt: 'court reporter, taquigrafo',
  cst: 'costume designer, figurinista, figurino, vestuario',
  csl: 'consultant, cons, consultor, consultora, consultoria',
  ctb: 'contributor, colab, colaborador, colaboradora, collab, collaborator, colaboracao, colaboracion, with, com a colaboracao de',
  ctg: 'cartographer, cartografo, cartografa, cart',
  cur: 'curator, curador, curadora, curadoria',
  dgc: 'degree committee member, jurado, jurada, membro do juri, banca, banca examinadora, membro da banca, membro da banca examinadora, examinador, examinadora, comissao examinadora, comision examinadora, comite examinador, miembro del jurado, tribunal examinador, thesis examiner',
  dgs: 'degree supervisor, thesis advisor',
  dnc: 'dancer, bailarino, bailarina, dancarino',
  drm: 'draftsman, desenhista tecnico, dibujante',
  drt: 'director, dir, diretor, diretora, direcao, direccion, directora, direction, television director',
  dst: 'distributor, distribuidor, distribuidora, dist',
  dub: 'supposed author, dubious author, autor suposto, suposto autor',
  dte: 'dedicatee, homenageado do livro',
  edt: 'editor, ed, eds, editora, editor literario, editor lit, ed lit, joint editor, edited by, editor cientifico',
  edc: 'editor of compilation, org, orgs, organizador, organizadora, organizadores, organizacao, organizer, organiser, coord, coords, coordenador, coordenadora, coordenacao, coordinador, coordinadora, coordinacion, coordinator',
  egr: 'engraver, gravador, gravura, grav, grabador',
  fds: 'film distributor, distribuidora do filme',
  flm: 'film editor, editor of moving image work, montador, montagem, montaje',
  fmd: 'film director, diretor de cinema, cineasta, realizador',
  fmp: 'film producer, produtor de cinema',
  fmo: 'former owner, antigo proprietario, previous owner',
  fnd: 'funder, patroc financeiro, financiador, financiadora',
  hnr: 'honoree, homenageado, homenageada, homenajeado',
  hst: 'host, anfitriao, apresentador, apresentadora, presentador, presentadora',
  ill: 'illustrator, ill, ilust, il, ilustrador, ilustradora, ilustracoes, ilustraciones, ilus, ilustr, desenhos, des, desenhista, illustrations',
  isb: 'issuing body, entidade emissora, orgao emissor, entidad emisora',
  itr: 'instrumentalist, instrumentista, musico, musica, musician',
  ive: 'interviewee, entrevistado, entrevistada, entrev',
  ivr: 'interviewer, entrevistador, entrevistadora',
  lbt: 'librettist, libretista, libreto, libr',
  lyr: 'lyricist, letrista, letra',
  mod: 'moderator, moderador, moderadora, mediador',
  nrt: 'narrator, narrador, narradora, narr, narracao, reader, leitor, locutor, read by',
  onp: 'onscreen participant, on screen participant',
  own: 'owner, proprietario',
  pbl: 'publisher, pub, editora comercial, publ, casa editora',
  pht: 'photographer, fotografo, fotografa, fot, foto, fotos, fotografia, fotografias, fotogr, photographs',
  prc: 'process contact, contato',
  prd: 'production personnel, equipe de producao, production',
  prf: 'performer, interprete, intep, interpr, int musical, musical performer',
  prn: 'production company, produtora, companhia produtora, productora',
  pro: 'producer, prod, produtor, producao, produccion, productor',
  prs: 'production designer, desenhista de producao, cenografo chefe',
  prt: 'printer, impressor, impr, tipografia, tip, impresor',
  rcp: 'recipient, addressee, destinatario, destinataria',
  rev: 'reviewer, resenhista, resenhador',
  red: 'redaktor, redator, redatora, redacao, redactor',
  res: 'researcher, pesquisador, pesquisadora, pesq, investigador',
  rsp: 'respondent, respondente',
  scl: 'sculptor, escultor, escultora',
  sad: 'scientific advisor, rev tec, revisor tecnico, revisora tecnica, revisao tecnica, rev tecnica, revisor cientifico, rev cient, supervisao tecnica',
  pfr: 'proofreader, rev, revisor, revisora, revisao, corrector',
  sng: 'singer, cantor, cantora, vocalist, vocalista, cantante, voz, vocals',
  spk: 'speaker, orador, oradora, palestrante, conferencista',
  spn: 'sponsor, sponsoring body, patroc, patrocinador, patrocinadora, patrocinio, promotor, auspiciador',
  std: 'set designer, cenografo, cenografa, cenografia, escenografo, scene painter, art director, diretor de arte',
  ths: 'orient, orientador, orientadora, orientacao, advisor, dir tesis, director de tesis, supervisor, coorientador, coorientadora',
  trc: 'transcriber, transcritor, transcriptor',
  trl: 'translator, tr, trad, trads, tradutor, tradutora, tradutores, traducao, traductor, traductora, traduccion, trans, transl, translated by, joint translator, version',
  wac: 'writer of added commentary, comentario',
  wst: 'writer of supplementary textual content, posfacio, posf, posfaciador, epilogo, afterword, writer of afterword, apendice, textos complementares',
  vac: 'voice actor, dublador, dubladora, dublagem, doblaje',
};

const codeOf = new Map<string, string>();
for (const [code, list] of Object.entries(words))
  for (const word of list.split(',')) {
    const key = headingKey(word);
    if (key && !codeOf.has(key)) codeOf.set(key, code);
  }

const code = /^[a-z]{3}$/;
const parenthesis = /\([^)]*\)\s*$/;
const between = /\s*(?:,|;|\/|&|\band\b|\be\b|\by\b)\s*/u;
/** Role words that were looked up before, with their codes: the same few stand in every record. */
const known = new Map<string, readonly string[]>();

function codesOf(text: string): readonly string[] {
  const whole =
    codeOf.get(headingKey(text)) ?? codeOf.get(headingKey(text.replace(parenthesis, '')));
  if (whole) return [whole];
  const found: string[] = [];
  for (const word of text.split(between)) {
    const one = codeOf.get(headingKey(word));
    if (one && !found.includes(one)) found.push(one);
  }
  return found;
}

/** The relator codes a role word or phrase means ('trad.', 'ed. and tr.'); none where it is not known. */
export function rolesOfWords(text: string): readonly string[] {
  const short = text.length <= 60;
  const before = known.get(text);
  if (before) return before;
  const roles = short ? codesOf(text) : [];
  if (short && known.size < 2000) known.set(text, roles);
  return roles;
}

/** The code in $4: 'trl', 'prf.', the address of the term at id.loc.gov, or a word where a code should be. */
export function rolesOfCode(text: string): readonly string[] {
  const last =
    text
      .trim()
      .replace(/[.,;]+$/, '')
      .split('/')
      .at(-1) ?? '';
  const lower = last.toLowerCase();
  return code.test(lower) && !codeOf.has(lower) ? [lower] : rolesOfWords(lower);
}
