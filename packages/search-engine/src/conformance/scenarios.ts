import { describe } from 'vitest';
import { availabilityScenarios } from './availability-scenarios.ts';
import { browseScenarios } from './browse-scenarios.ts';
import { browsedReferenceScenarios } from './browsed-reference-scenarios.ts';
import { spellingScenarios } from './spelling-scenarios.ts';
import { likenessScenarios } from './likeness-scenarios.ts';
import { compoundScenarios } from './compound-scenarios.ts';
import { queryScenarios } from './query-scenarios.ts';
import { referenceScenarios } from './reference-scenarios.ts';
import { changeScenarios } from './change-scenarios.ts';
import { facetScenarios } from './facet-scenarios.ts';
import { orderScenarios } from './order-scenarios.ts';
import { workScenarios } from './work-scenarios.ts';
import { suggestionScenarios } from './suggestion-scenarios.ts';
import { phraseScenarios } from './phrase-scenarios.ts';
import { rangeScenarios } from './range-scenarios.ts';
import { scriptScenarios } from './script-scenarios.ts';
import { otherFormScenarios } from './other-form-scenarios.ts';
import { subjectOrderScenarios } from './subject-order-scenarios.ts';
import { browsedChangeScenarios } from './browsed-change-scenarios.ts';
import { writingScenarios } from './writing-scenarios.ts';
import { wordScenarios } from './word-scenarios.ts';
import type { EngineGetter } from './opened.ts';
import type { Adapter } from './adapter.ts';

/** The behaviour of every adapter in readable scenarios, by subject. */
export function describeScenarios(opened: EngineGetter, { declared }: Adapter): void {
  describe('words', () => {
    wordScenarios(opened);
    phraseScenarios(opened);
    scriptScenarios(opened);
  });
  describe('compounds', () => compoundScenarios(opened));
  describe('queries', () => {
    queryScenarios(opened);
    rangeScenarios(opened);
    writingScenarios(opened);
  });
  describe('see-references', () => referenceScenarios(opened));
  describe('orders', () => {
    orderScenarios(opened);
    otherFormScenarios(opened);
    subjectOrderScenarios(opened);
  });
  describe('facets', () => facetScenarios(opened));
  describe('works', () => workScenarios(opened));
  describe.skipIf(declared?.knowsNoAvailability === true)('availability', () =>
    availabilityScenarios(opened),
  );
  describe('changes', () => changeScenarios(opened));
  describe('browsing', () => {
    browseScenarios(opened);
    browsedChangeScenarios(opened);
  });
  describe('browsing past references', () => browsedReferenceScenarios(opened));
  describe('spelling', () => spellingScenarios(opened));
  describe('likeness', () => likenessScenarios(opened));
  describe('suggestions', () => suggestionScenarios(opened));
}
