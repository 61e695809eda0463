import { controlField } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { demoRecords } from './records.ts';
import { demoTeachingPlans } from './teaching-plans.ts';
import { demoProfessors } from './teaching-plans/professors.ts';

const disciplines = demoTeachingPlans.flatMap((plan) => plan.disciplines);

describe('the teaching plans', () => {
  it('are of several courses of several units, with disciplines of their own', () => {
    expect(demoTeachingPlans.length).toBeGreaterThanOrEqual(8);
    const offering = demoTeachingPlans.map(({ course, unit }) => (course ?? unit).code);
    expect(new Set(offering).size).toBe(demoTeachingPlans.length);
    expect(demoTeachingPlans.filter(({ course }) => course === null)).toHaveLength(1);
    expect(new Set(demoTeachingPlans.map(({ unit }) => unit.code)).size).toBeGreaterThan(3);
    expect(disciplines.length).toBeGreaterThanOrEqual(60);
    expect(new Set(disciplines.map(({ code }) => code)).size).toBe(disciplines.length);
  });

  it('begin each code with that of the course or unit, and have places for students', () => {
    for (const { course, unit, disciplines: offered } of demoTeachingPlans) {
      for (const { code, period, vacancies, basic } of offered) {
        expect(code).toMatch(new RegExp(`^${(course ?? unit).code}${period}\\d\\d$`, 'u'));
        expect(vacancies).toBeGreaterThan(0);
        expect(basic.length).toBeGreaterThan(0);
      }
    }
  });

  it('are taught by people of their unit', () => {
    for (const { unit } of demoTeachingPlans) expect(demoProfessors(unit.code)).not.toEqual([]);
  });

  it('point to works of the network, each once', { tags: 'long' }, () => {
    const known = new Set([...demoRecords()].map((record) => controlField(record, '001')));
    for (const { code, required = [], basic, complementary } of disciplines) {
      const items = [...required, ...basic, ...complementary];
      expect(items.filter((item) => !known.has(item))).toEqual([]);
      expect(new Set(items).size, code).toBe(items.length);
    }
  });
});
