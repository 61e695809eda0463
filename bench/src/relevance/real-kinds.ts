import type { JudgedKind } from './judgement.ts';

const known = { wanted: 'titles', isKnownItem: true } as const;

/**
 * Records of other libraries, looked for by words with many siblings of one stem, by compounds and by other characters.
 */
// oxfmt-ignore
export const realKinds: readonly JudgedKind[] = [
  { kind: 'word above others of its stem', wanted: 'withWord', isKnownItem: false, judgements: [
    ['universidade', 'universidade', 'universidades'],
    ['organization', 'organization', 'organizations'],
    ['university', 'university', 'universities'],
    ['industry', 'industry', 'industries'],
    ['computation', 'computation', 'computations'],
    ['measures', 'measure', 'measures'],
    ['mechanics', 'mechanics', 'mechanic'],
    ['relativity', 'relativity'],
    ['construction', 'construction', 'constructions'],
    ['communication', 'communication', 'communications'],
    ['electricidad', 'electricidad', 'electricidade'],
    ['publicaciones', 'publicación', 'publicaciones', 'publicaçoes'],
    ['informe', 'informe', 'informes'],
    ['especial', 'especial', 'especiais', 'especiales'],
  ] },
  { ...known, kind: 'in other characters', judgements: [
    ['العولمه', 'Al-ʻAwlamah'],
    ['الْعَوْلَمَة', 'Al-ʻAwlamah'],
    ['فضايح الباطنيه', 'Faḍāʼiḥ al-Bāṭinīyah'],
    ['שִׁירִים טשרניחובסקי', 'Shirim'],
    ['דִּבְרֵי יְמֵי יִשְׂרָאֵל', 'Divre yeme Yisraʼel'],
    ['언어 게임', 'Uri sidae ŭi ŏnŏ geim'],
    ['우리 시대의 언어게임', 'Uri sidae ŭi ŏnŏ geim'],
    ['시학', 'Hyŏndae sihak pʻyŏngsŏl'],
    ['통합방위', 'Chibang chachʻi sidae tʻonghap pangwi'],
    ['ﾗｲｾﾝｽの日米比較', 'Tokkyo raisensu no Nichi-Bei hikaku'],
    ['阿Q正傳', '阿Ｑ正傳'],
    ['ТЮМЕНСКАЯ ОБЛАСТЬ', 'Ti︠u︡menskai︠a︡ oblastʹ'],
    ['пёсни в сопровождении гитары', 'Pesni v soprovozhdenii gitary'],
  ] },
];
