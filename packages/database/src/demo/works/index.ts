import type { DemoWork } from '../work.ts';
import { administrationAndEconomics } from './administration-economics.ts';
import { amazonAndEnvironment } from './amazon-environment.ts';
import { archives } from './archives.ts';
import { artsSportsAndFood } from './arts-sports-and-food.ts';
import { brazilianNovels } from './brazilian-novels.ts';
import { brazilianPoetryAndDrama } from './brazilian-poetry-drama.ts';
import { brazilianSociety } from './brazilian-society.ts';
import { brazilianStories } from './brazilian-stories.ts';
import { childrensBooks } from './children.ts';
import { computing } from './computing.ts';
import { ebooks } from './ebooks.ts';
import { educationAndLanguage } from './education-and-language.ts';
import { engineeringAndLaw } from './engineering-and-law.ts';
import { engineeringAndArchitecture } from './engineering-architecture.ts';
import { exactSciences } from './exact-sciences.ts';
import { foreignLanguages } from './foreign-languages.ts';
import { healthAndAgriculture } from './health-and-agriculture.ts';
import { historyAndLives } from './history-and-lives.ts';
import { humanities } from './humanities.ts';
import { law } from './law.ts';
import { lifeSciences } from './life-sciences.ts';
import { modernBrazilianFiction } from './modern-brazilian-fiction.ts';
import { moreSerials } from './more-serials.ts';
import { music } from './music.ts';
import { normativeActs } from './normative-acts.ts';
import { originalLanguages } from './original-languages.ts';
import { philosophyAndReligion } from './philosophy-and-religion.ts';
import { poetryAndDrama } from './poetry-and-drama.ts';
import { portugueseAndAfricanLiterature } from './portuguese-african.ts';
import { programmingAndInformation } from './programming-and-information.ts';
import { rareAndAccessible } from './rare-and-accessible.ts';
import { scienceTextbooks } from './science-textbooks.ts';
import { screenAndSound } from './screen-and-sound.ts';
import { serials } from './serials.ts';
import { shortAndCommonTitles } from './short-and-common-titles.ts';
import { socialSciences } from './social-sciences.ts';
import { standards } from './standards.ts';
import { standardsMapsAndObjects } from './standards-maps-objects.ts';
import { thesesAndArticles } from './theses-articles.ts';
import { thesesEbooksAndAudiobooks } from './theses-ebooks-and-audiobooks.ts';
import { translatedLiterature } from './translated-literature.ts';
import { worldClassics } from './world-classics.ts';
import { youngReadersAndComics } from './young-readers-and-comics.ts';

export interface DemoTheme {
  /** Part of its works' control numbers, so it never changes once given. */
  readonly theme: string;
  readonly works: readonly DemoWork[];
}

export const demoThemes: readonly DemoTheme[] = [
  { theme: 'romance', works: brazilianNovels },
  { theme: 'conto', works: brazilianStories },
  { theme: 'poesia', works: brazilianPoetryAndDrama },
  { theme: 'infantil', works: childrensBooks },
  { theme: 'lusofonia', works: portugueseAndAfricanLiterature },
  { theme: 'traducao', works: translatedLiterature },
  { theme: 'brasil', works: brazilianSociety },
  { theme: 'exatas', works: exactSciences },
  { theme: 'vida', works: lifeSciences },
  { theme: 'direito', works: law },
  { theme: 'gestao', works: administrationAndEconomics },
  { theme: 'engenharia', works: engineeringAndArchitecture },
  { theme: 'computacao', works: computing },
  { theme: 'humanas', works: humanities },
  { theme: 'amazonia', works: amazonAndEnvironment },
  { theme: 'estrangeira', works: foreignLanguages },
  { theme: 'periodico', works: serials },
  { theme: 'tese', works: thesesAndArticles },
  { theme: 'musica', works: music },
  { theme: 'tela', works: screenAndSound },
  { theme: 'ebook', works: ebooks },
  { theme: 'rara', works: rareAndAccessible },
  { theme: 'material', works: standardsMapsAndObjects },
  { theme: 'ficcao', works: modernBrazilianFiction },
  { theme: 'classico', works: worldClassics },
  { theme: 'lira', works: poetryAndDrama },
  { theme: 'juventude', works: youngReadersAndComics },
  { theme: 'idioma', works: originalLanguages },
  { theme: 'filosofia', works: philosophyAndReligion },
  { theme: 'sociais', works: socialSciences },
  { theme: 'informacao', works: programmingAndInformation },
  { theme: 'ciencia', works: scienceTextbooks },
  { theme: 'arquivo', works: archives },
  { theme: 'norma', works: normativeActs },
  { theme: 'padrao', works: standards },
  { theme: 'saude', works: healthAndAgriculture },
  { theme: 'historia', works: historyAndLives },
  { theme: 'ensino', works: educationAndLanguage },
  { theme: 'varia', works: shortAndCommonTitles },
  { theme: 'arte', works: artsSportsAndFood },
  { theme: 'revista', works: moreSerials },
  { theme: 'tecnica', works: engineeringAndLaw },
  { theme: 'digital', works: thesesEbooksAndAudiobooks },
];

/** All works, theme by theme. */
export const demoWorks: readonly DemoWork[] = demoThemes.flatMap(({ works }) => works);
