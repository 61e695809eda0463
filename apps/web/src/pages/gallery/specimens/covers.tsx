import { Bookshelf } from '../../../ui/drawings/bookshelf.tsx';
import { coverLayouts } from '../../../ui/cover/cover-design.ts';
import { CoverImage } from '../../../ui/drawings/cover-image.tsx';
import { Grid } from '../../../ui/layouts/flow.tsx';
import { Logo, LogoMark } from '../../../ui/drawings/logo.tsx';
import { BarCodeDrawing } from '../../../ui/drawings/bar-code-drawing.tsx';
import { QrDrawing } from '../../../ui/drawings/qr-drawing.tsx';
import { Shelf, ShelfItem } from '../../../ui/drawings/shelf.tsx';
import { TypographicCover } from '../../../ui/cover/typographic-cover.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { worded, type Family } from '../specimen.ts';

const drawn = (title: string, seed: string) => (
  <TypographicCover title={title} author="Machado de Assis" kind="book" seed={seed} />
);

const item = (words: string, seed: string) => (
  <ShelfItem key={seed} picture={drawn(words, seed)}>
    <Link href="?" variant="plain">
      {words}
    </Link>
  </ShelfItem>
);

const seeds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const picture = [{ src: '/favicon.svg', width: 32 }];

export const covers: Family = {
  name: 'Covers, shelves and drawings',
  specimens: [
    {
      file: 'cover/typographic-cover.tsx',
      components: {
        TypographicCover: {
          'each layout': () => (
            <Grid least="8rem">
              {coverLayouts.map((layout) => (
                <TypographicCover
                  key={layout}
                  title={`Dom Casmurro: ${layout}`}
                  author="Machado de Assis"
                  kind="book"
                  seed={layout}
                  layout={layout}
                />
              ))}
            </Grid>
          ),
          'by its kind': () => (
            <Grid least="8rem">
              {(['score', 'map', 'thesis', 'serial', 'video', 'computer'] as const).flatMap(
                (kind) =>
                  ['1', '5', '9'].map((seed) => (
                    <TypographicCover
                      key={`${kind} ${seed}`}
                      title="Guarda-chuvas e semi-internatos: memória"
                      author="Maria Firmina dos Reis"
                      kind={kind}
                      language="por"
                      seed={seed}
                    />
                  )),
              )}
            </Grid>
          ),
          'by its language': () => (
            <Grid least="8rem">
              {['por', 'eng', 'ara'].map((language) => (
                <TypographicCover
                  key={language}
                  title={language === 'ara' ? 'ألف ليلة وليلة' : 'Dom Casmurro'}
                  author={language === 'ara' ? 'نجيب محفوظ' : 'Machado de Assis'}
                  kind="book"
                  language={language}
                  seed="4"
                  {...(language !== 'ara' && { layout: 'spine' })}
                />
              ))}
            </Grid>
          ),
          'by its seed': () => (
            <Grid least="8rem">
              {seeds.map((seed) => (
                <TypographicCover
                  key={seed}
                  title="Memórias póstumas de Brás Cubas"
                  kind="map"
                  seed={seed}
                />
              ))}
            </Grid>
          ),
          empty: () => (
            <Grid least="8rem">
              <TypographicCover title="" kind="thesis" seed="0" />
            </Grid>
          ),
          ...worded((words) => (
            <Grid least="8rem">
              {coverLayouts.map((layout) => (
                <TypographicCover
                  key={layout}
                  title={words}
                  author={words}
                  kind="score"
                  seed={layout}
                  layout={layout}
                />
              ))}
            </Grid>
          )),
        },
      },
    },
    {
      file: 'drawings/cover-image.tsx',
      components: {
        CoverImage: {
          rest: () => (
            <Grid least="8rem">
              <CoverImage sources={picture} sizes="8rem" fallback={null} />
            </Grid>
          ),
          'does not come': () => (
            <Grid least="8rem">
              <CoverImage
                sources={[{ src: 'data:image/png,none', width: 1 }]}
                sizes="8rem"
                isFirst
                fallback={drawn('Quincas Borba', '4')}
              />
            </Grid>
          ),
        },
      },
    },
    {
      file: 'drawings/shelf.tsx',
      components: {
        Shelf: {
          rest: (t) => (
            <Shelf title={t('results.title')} more={<Link href="?">{t('results.showMore')}</Link>}>
              {seeds.map((seed) => item('Dom Casmurro', seed))}
            </Shelf>
          ),
          focus: (t) => <Shelf title={t('results.title')}>{[item('Quincas Borba', '1')]}</Shelf>,
          empty: (t) => <Shelf title={t('results.title')}>{[]}</Shelf>,
          ...worded((words) => <Shelf title={words}>{[item(words, '1'), item(words, '2')]}</Shelf>),
        },
        ShelfItem: {
          rest: () => item('Helena', '3'),
          focus: () => item('Helena', '3'),
          ...worded((words) => item(words, '3')),
        },
      },
    },
    {
      file: 'drawings/bookshelf.tsx',
      components: {
        Bookshelf: { rest: () => <Bookshelf />, 'one shelf': () => <Bookshelf shelves={1} /> },
      },
    },
    {
      file: 'drawings/logo.tsx',
      components: {
        Logo: {
          rest: (t) => <Logo name={t('product')} />,
          'with a line over it': (t) => (
            <Logo name={t('product')} over={['Universidade', 'Biblioteca Central']} />
          ),
          'with a picture': (t) => (
            <Logo name={t('product')} picture={{ src: '/favicon.svg', width: 32, height: 32 }} />
          ),
          ...worded((words) => <Logo name={words} over={[words, 'Universidade']} />),
        },
        LogoMark: { rest: () => <LogoMark /> },
      },
    },
    {
      file: 'drawings/bar-code-drawing.tsx',
      components: {
        BarCodeDrawing: {
          rest: (t) => (
            <BarCodeDrawing
              label={t('card.barcode')}
              width={24}
              path="M0 0h2v1h-2zM3 0h1v1h-1zM6 0h1v1h-1zM11 0h1v1h-1zM14 0h1v1h-1zM16 0h2v1h-2zM22 0h2v1h-2z"
            />
          ),
        },
      },
    },
    {
      file: 'drawings/qr-drawing.tsx',
      components: {
        QrDrawing: {
          rest: (t) => (
            <QrDrawing
              label={t('loanToken.qr')}
              size={9}
              path="M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3z"
            />
          ),
        },
      },
    },
  ],
};
