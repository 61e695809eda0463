export * from './record.ts';
export { readStoredRecord, storedFields, type StoredRecord } from './stored-record.ts';
export * from './description.ts';
export * from './holdings.ts';
export * from './authority.ts';
export * from './access.ts';
export * from './reading.ts';
export type { CharacterSetName, Encoding } from './charset/character-set.ts';
export { characterSetNames, characterSetOf } from './charset/character-set.ts';
export type { CharsetWeights } from './charset/weights.ts';
export { surveyMarc, type FileSurvey } from './survey.ts';
export { readIso2709 } from './iso2709/read.ts';
export { writeIso2709 } from './iso2709/write.ts';
export type { WriteRefusal, WriteResult } from './iso2709/write.ts';
export { readMarcXml } from './marcxml/read.ts';
export { readIsisTable, type IsisTable } from './isis/table.ts';
export { conformingRecord } from './marcxml/conforming.ts';
export { marcXmlFoot, marcXmlHead, writeMarcXml } from './marcxml/write.ts';
export { readMarc } from './read-marc.ts';
export { areaOf } from './area.ts';
export { describeTitle } from './mapping/describe-title.ts';
export { recordKind } from './mapping/record-kind.ts';
export type { RecordKind } from './mapping/record-kind.ts';
export { rolesOfWords } from './mapping/relators.ts';
export { headingKey } from './mapping/heading-key.ts';
export { isbn13In } from './mapping/standard-numbers.ts';
export { titleKey } from './mapping/title-key.ts';
export { workKey } from './mapping/work-key.ts';
export { daysOf, daysOfYears } from './mapping/day-span.ts';
export { readActName, type ActName } from './mapping/act-name.ts';
export { callNumber } from './mapping/call-number.ts';
export { publicationOf } from './mapping/publication-of.ts';
export {
  itemProfileNames,
  itemTags,
  type ItemChoice,
  type ItemProfileName,
} from './mapping/item-profiles.ts';
export { itemColumns, readItemTable } from './mapping/item-table.ts';
export { describeHoldings, holdingsParent, itemProfilesOf } from './mapping/describe-holdings.ts';
export { readStatement } from './mapping/holding-statements.ts';
export { describeContents, partOfHost } from './mapping/describe-contents.ts';
export type { Contents } from './mapping/describe-contents.ts';
export { describeAuthority } from './mapping/describe-authority.ts';
export { identitySchemes, type Identity, type IdentityScheme } from './identity/identity.ts';
export { identitiesNamed, identitiesOf, type NamedIdentity } from './identity/record-identities.ts';
