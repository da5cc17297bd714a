import { textOfPdf } from '@semilla/server/kit/paper/text-of-pdf.ts';
import { describe, expect, it } from 'vitest';
import { demoProjects } from '../projects/index.ts';
import { writeMandate } from './mandate.ts';

const projectsByUrl = demoProjects.map((project) => [project.url, project] as const);
const issuedAt = new Date('2026-03-18T11:00:00Z');

describe('the mandate contract', () => {
  it.each(projectsByUrl)('[V16][E8] of %s has two pages and both languages', async (_url, project) => {
    const pages = textOfPdf(await writeMandate(project, { brandName: 'Semilla', issuedAt }));
    expect(pages).toHaveLength(2);
    const text = pages.join(' ').replaceAll('\n', ' ');
    expect(text).toContain('Contrato de mandato de los inversores');
    expect(text).toContain('Investors’ mandate contract');
    expect(text).toContain(project.promoter.name);
    expect(text).not.toContain('?');
    if (project.mandate) expect(text).toContain(project.mandate.object);
  });
});
