import { expect, test } from 'vitest';
import { describeTitle } from './describe-title.ts';
import { recordFromLines } from './record-from-lines.ts';
import { rolesOfCode, rolesOfWords } from './relators.ts';
import type { Agent } from '../description.ts';

function agentsOf(...lines: readonly string[]): readonly Agent[] {
  return describeTitle(recordFromLines(lines)).agents;
}

test.each([
  ['100 1 $aAssis, Machado de,$d1839-1908.', 'person', 'Assis, Machado de, 1839-1908'],
  [
    '100 1 $aSmith, Percey F.$q(Percey Franklyn)$d1867-',
    'person',
    'Smith, Percey F. (Percey Franklyn), 1867-',
  ],
  ['100 1 $aVale, Mario$qMario Vale', 'person', 'Vale, Mario'],
  ['100 0 $aJoão Paulo$bII,$cPapa,$d1920-2005', 'person', 'João Paulo II, Papa, 1920-2005'],
  ['110 1 $aBrasil.$bMinistério da Saúde.', 'corporate', 'Brasil. Ministério da Saúde'],
  ['110 1 $aBrasil$bSenado Federal', 'corporate', 'Brasil. Senado Federal'],
  [
    '111 2 $aCongresso de Pontes$n(3. :$d1983 :$cRecife)',
    'meeting',
    'Congresso de Pontes (3. : 1983 : Recife)',
  ],
  ['720 1 $aSouza, Ana', 'person', 'Souza, Ana'],
])('%j is the %s %j', (line, type, name) => {
  expect(agentsOf(line)).toMatchObject([{ type, name }]);
});

test.each([
  ['trad.', ['trl']],
  ['Tradutora', ['trl']],
  ['(ed.)', ['edt']],
  ['org.', ['edc']],
  ['rev. téc.', ['sad']],
  ['ilustrador', ['ill']],
  ['traductor', ['trl']],
  ['ed. and tr.', ['edt', 'trl']],
  ['prefácio e notas', ['aui', 'ann']],
  ['film director,', ['fmd']],
  ['Comisión examinadora', ['dgc']],
  ['membro da banca', ['dgc']],
  ['palavra nova', []],
])('the role %j is %j', (word, codes) => {
  expect(rolesOfWords(word)).toEqual(codes);
});

test.each([
  ['aut', ['aut']],
  ['prf.', ['prf']],
  ['http://id.loc.gov/vocabulary/relators/trl', ['trl']],
  ['trad', ['trl']],
  ['0', []],
])('the code %j is %j', (code, roles) => {
  expect(rolesOfCode(code)).toEqual(roles);
});

test.each([
  ['700 1 $aLima, José,$ejurado', ['dgc']],
  ['700 1 $aLima, José,$epalavra nova', ['oth']],
  ['700 1 $aLima, José,$4zzzz', ['oth']],
  ['700 1 $aLima, José,$e.', []],
  ['700 1 $aLima, José', []],
])('%j has the roles %j', (line, roles) => {
  expect(agentsOf(line)[0]?.roles).toEqual(roles);
});

test('a role written in the name is taken out of it', () => {
  expect(agentsOf('700 1 $aVieira, Daniel, trad.', '700 1 $aNeto, J. G., Jr.')).toMatchObject([
    { name: 'Vieira, Daniel', roles: ['trl'] },
    { name: 'Neto, J. G., Jr.', roles: [] },
  ]);
});

test('the same name twice is one agent with both roles, the main entry first', () => {
  const agents = agentsOf(
    '700 1 $aSouza, Ana,$eilustradora.',
    '100 1 $aLima, José$0123',
    '700 1 $aLima, José.$etradutor',
    '700 12$aBach, J. S.$tMissa.$kSeleções',
  );
  expect(agents.map((agent) => [agent.name, agent.roles, agent.title])).toEqual([
    ['Lima, José', ['trl'], ''],
    ['Souza, Ana', ['ill'], ''],
    ['Bach, J. S.', [], 'Missa. Seleções'],
  ]);
  expect(agents[0]).toMatchObject({ isMain: true, authorityNumber: '123' });
});

test('the number of an authority record is a clean text like any other', () => {
  expect(agentsOf('100 1 $aLima, José$0 \u0000(BR)12\u0085')[0]?.authorityNumber).toBe('(BR)12');
});
