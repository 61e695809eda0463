import type { ControlField, DataField } from '@estante/marc';
import { carriers } from './carriers.ts';
import { dataField } from './data-field.ts';
import type { DemoWork } from './work.ts';

/** 007 of a long-playing record; the table of carriers describes a compact disc. */
const longPlayingRecord = 'sd bumennmpluu';

function physicalCode(work: DemoWork): string | undefined {
  if (work.extent?.includes('33 1/3') === true) return longPlayingRecord;
  if (work.accessibleFormat === 'braille') return 'fb |||||||';
  return carriers[work.type].physical;
}

function extent(work: DemoWork): string | undefined {
  if (work.extent !== undefined) return work.extent;
  if (work.volumes !== undefined) return `${work.volumes} v.`;
  if (work.type === 'ebook') return '1 recurso online';
  return work.pages === undefined ? undefined : `${work.pages} p.`;
}

function seriesStatement(series: string | undefined): readonly DataField[] {
  if (series === undefined) return [];
  const [title, volume] = series.split(' ; ');
  return [
    dataField('490', '0 ', ['a', volume === undefined ? title : `${title} ;`], ['v', volume]),
  ];
}

const accessibleContent = {
  braille: ['texto tátil', 'tct'],
  'large-print': ['texto', 'txt'],
} as const;

/** 007, and 300 to 490: the thing itself, in RDA's terms. */
export function physicalFields(work: DemoWork): {
  readonly control: readonly ControlField[];
  readonly data: readonly DataField[];
} {
  const { content, media, carrier } = carriers[work.type];
  const { accessibleFormat, frequency, series } = work;
  const [term, code] =
    accessibleFormat === undefined ? content : accessibleContent[accessibleFormat];
  const physical = physicalCode(work);
  const size = extent(work);
  return {
    control: physical === undefined ? [] : [{ tag: '007', value: physical }],
    data: [
      ...(size === undefined ? [] : [dataField('300', '  ', ['a', size])]),
      ...(frequency === undefined ? [] : [dataField('310', '  ', ['a', frequency])]),
      dataField('336', '  ', ['a', term], ['b', code], ['2', 'rdacontent']),
      dataField('337', '  ', ['a', media[0]], ['b', media[1]], ['2', 'rdamedia']),
      dataField('338', '  ', ['a', carrier[0]], ['b', carrier[1]], ['2', 'rdacarrier']),
      ...seriesStatement(series),
    ],
  };
}
