import {
  decimalFromCents,
  newProject,
  phaseNames,
  projectDescription,
  timelineEntry,
} from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { calendarAt } from '../calendar.ts';
import { historyOf } from './history-of.ts';
import { demoProjects } from './index.ts';
import { projectRow } from './write.ts';

const calendar = calendarAt(new Date('2026-03-18T11:00:00Z'));
const projectsByUrl = demoProjects.map((project) => [project.url, project] as const);
const allowedTags = new Set('p h3 ul li strong blockquote table thead tbody tr th td'.split(' '));
const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)].map(([, tag]) => tag);
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();

describe('the projects of the demo', () => {
  it('are in every phase, one of them private', () => {
    const phases = new Set(demoProjects.map((project) => historyOf(project, calendar).phase));
    expect(phases).toEqual(new Set(phaseNames));
    expect(demoProjects.filter((project) => project.private)).toHaveLength(1);
  });

  it('have unique URLs and names', () => {
    expect(new Set(demoProjects.map(({ url }) => url)).size).toBe(demoProjects.length);
    expect(new Set(demoProjects.map(({ name }) => name)).size).toBe(demoProjects.length);
  });

  it('have unique chapters', () => {
    const chapters = demoProjects.flatMap((project) =>
      project.chapters.flatMap(({ html, htmlEn }) => [html, htmlEn]),
    );
    expect(new Set(chapters).size).toBe(chapters.length);
  });
});

describe.each(projectsByUrl)('%s', (_url, project) => {
  it('[M1] writes English figures like the platform, with dots for thousands and a comma for decimals', () => {
    const { chapters, milestones } = project;
    const texts = [...chapters.map(({ htmlEn }) => htmlEn), ...milestones.map(({ textEn }) => textEn)];
    expect(texts.join(' ').match(/\d,\d{3}\b|\d\.\d{1,2}\b/g)).toBeNull();
  });

  it('passes the validation for projects created by staff', () => {
    const row = projectRow(project, calendar);
    const wire = {
      name: row.name,
      direction: row.direction,
      projectTypeId: row.projectTypeId,
      country: row.country,
      managerId: row.managerId,
      url: row.url,
      dateStart: row.dateStart,
      dateEnd: row.dateEnd,
      startedAt: row.startedAt,
      financingAmount: decimalFromCents(row.financingAmountCents),
      projectDuration: row.durationMonths,
      targetProfitability: decimalFromCents(row.targetProfitabilityHundredths),
      minimumInvestment: decimalFromCents(row.minimumInvestmentCents),
      maxInvestorNumber: row.maxInvestorNumber,
      showInvestorNumber: row.showInvestorNumber,
      withdrawMoneyFinanced: row.withdrawMoneyFinanced,
      cancellationFee: decimalFromCents(row.cancellationFeeHundredths ?? 0),
      managerFee: decimalFromCents(row.managerFeeHundredths ?? 0),
      deliveryFeePeriod: row.deliveryFeePeriod,
      preinvestorMaxNumber: row.preinvestorMaxNumber,
      preinvestorDateEnd: row.preinvestorDateEnd,
      preinvestorDeposit:
        row.preinvestorDepositCents == null ? null : decimalFromCents(row.preinvestorDepositCents),
      preinvestorAmount:
        row.preinvestorAmountCents == null ? null : decimalFromCents(row.preinvestorAmountCents),
      private: row.private,
      promoter: row.promoter,
      guaranteeAgent: row.guaranteeAgent,
    };
    expect(newProject.safeParse(wire).error).toBeUndefined();
  });

  it('has texts in both languages, with allowed markup only', () => {
    expect(project.chapters.length).toBeGreaterThanOrEqual(3);
    for (const { title, html, titleEn, htmlEn } of project.chapters) {
      expect(projectDescription.shape.title.safeParse(title).success).toBe(true);
      for (const text of [title, titleEn, plain(html), plain(htmlEn)]) expect(text).not.toBe('');
      expect(plain(html)).not.toBe(plain(htmlEn));
      expect(tagsOf(html + htmlEn).filter((tag) => !allowedTags.has(tag ?? ''))).toEqual([]);
      expect(tagsOf(html)).toEqual(tagsOf(htmlEn));
    }
    for (const { title, text, titleEn, textEn } of project.milestones) {
      expect(timelineEntry.shape.title.safeParse(title).success).toBe(true);
      expect([title, text, titleEn, textEn]).not.toContain('');
    }
  });

  it('[M1][P3] has the same figures in both languages', () => {
    const { chapters, milestones } = project;
    const figuresIn = (texts: string[]) => texts.join(' ').match(/\d+(?:[.,]\d+)+/g) ?? [];
    const spanish = figuresIn([
      ...chapters.flatMap(({ title, html }) => [title, html]),
      ...milestones.flatMap(({ title, text }) => [title, text]),
    ]);
    const english = figuresIn([
      ...chapters.flatMap(({ titleEn, htmlEn }) => [titleEn, htmlEn]),
      ...milestones.flatMap(({ titleEn, textEn }) => [titleEn, textEn]),
    ]);
    expect(english.toSorted()).toEqual(spanish.toSorted());
  });

  it('has a history without gaps, and milestones within it', () => {
    const { passed, createdAt } = historyOf(project, calendar);
    expect(passed.filter(({ to }) => to === null)).toHaveLength(1);
    expect(passed.at(-1)?.to).toBeNull();
    for (const [index, { from, to }] of passed.entries()) {
      expect(from.getTime()).toBeLessThan((to ?? calendar.now).getTime());
      if (to) expect(passed[index + 1]?.from).toEqual(to);
    }
    expect(project.milestones.length).toBeGreaterThanOrEqual(2);
    for (const { daysAgo } of project.milestones) {
      expect(calendar.ago(daysAgo).getTime()).toBeGreaterThan(createdAt.getTime());
    }
  });

  it('has a financing period that matches its phase', () => {
    const { phase, dateStart, dateEnd } = historyOf(project, calendar);
    const today = calendar.day(0);
    const isOpen = dateStart !== null && dateEnd !== null && dateStart <= today && today <= dateEnd;
    const isAhead = dateStart !== null && today < dateStart;
    expect(isOpen).toBe(phase === 'Investment');
    if (phase === 'Next_Opening' || phase === 'Preinvestment') expect(isAhead).toBe(true);
  });
});
