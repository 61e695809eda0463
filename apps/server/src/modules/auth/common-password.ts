/** Words that passwords are most often made of, in Portuguese, English, Spanish and on keyboards. */
const words = `
  senha minhasenha password passwort passphrase pass contrasena clave miclave secreta secreto secret
  segredo acesso access entrar entrada login admin administrador administrator root user usuario
  user guest visitante teste test testing prueba demo estante demonstracao estantedemonstracao
  default changeme mudar trocar biblioteca library livro livros libro libros book books pergamum
  universidade university universidad faculdade college escola school escuela aluno aluna student
  professor professora teacher brasil brazil mexico espana portugal america argentina colombia
  flamengo corinthians palmeiras vasco gremio internacional cruzeiro santos saopaulo barcelona
  realmadrid bocajuniors football futebol futbol soccer baseball basketball superman batman
  spiderman pokemon starwars dragon dragonball naruto minecraft princess princesa sunshine shadow
  monkey master welcome bemvindo bienvenido hello ola oi hola iloveyou teamo teamomuito teamomucho
  amor amormeu meuamor miamor love lovely jesus jesuscristo jesuschrist deus deusefiel deusemais
  dios familia family vida life saudade feliz felicidade alegria sucesso vitoria estrela estrella
  whatever nothing letmein trustno computer computador internet google facebook instagram samsung
  mustang ferrari michael jessica charlie daniel gabriel rafael carlos maria joao jose juan pedro
  ana lucas mateus felipe fernanda amanda bianca camila mariana juliana alejandro carolina
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro january
  february march april may june july august september october november december enero febrero
  domingo segunda sabado sunday monday verao inverno summer winter spring autumn
  qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm zxcvbn qazwsx qazwsxedc wsxedc rfvtgb yhnujm
  abc abcd abcde abcdef abcdefgh abcdefghij abcdefghijkl abcdefghijklm aaa xxx zzz
  corretocavalobateriagrampo correcthorsebatterystaple
`
  .trim()
  .split(/\s+/);

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Most characters that are looked at: a longer password that is common is so within these. */
const longest = 128;

/**
 * Whether a password is one of those that are tried first: common words, one or several, with
 * digits and signs before, between and after, or in place of letters; a run; the same again and
 * again.
 */
export function isCommonPassword(password: string): boolean {
  const text = plain(password).slice(0, longest);
  // A year or the like at the end stands for no letters.
  const read = Array.from(text.replace(/[\d!?.]+$/, ''), (sign) => lookalikes[sign] ?? sign);
  return hasFewSigns(text) || isRun(text) || isMadeOfWords(text) || isMadeOfWords(read.join(''));
}

/** Whether the text is made of such words and of nothing else, however often. */
function isMadeOfWords(text: string): boolean {
  if (/[^\p{ASCII}]/u.test(text)) return false;
  const letters = text.replaceAll(/[^a-z]/g, '');
  const ends = new Set([0]);
  // Ends that are found are looked at in their turn.
  for (const end of ends)
    for (const word of words) if (letters.startsWith(word, end)) ends.add(end + word.length);
  return letters.length > 0 && ends.has(letters.length);
}

function plain(password: string): string {
  return password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text repeats few signs: 'aaaaaaaaaaaa', '121212121212'. */
function hasFewSigns(text: string): boolean {
  return new Set(text).size <= 3;
}

/** Whether each sign is the next after, or before, the one before it: '123456789012', 'zyxwvutsrqpo'. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  return [1, -1].some((step) => steps.every((one) => one === step || Math.abs(one) === 9));
}
