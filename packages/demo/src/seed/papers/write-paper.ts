import { formatDate } from '@semilla/format';
import { demoDocumentTypes } from '../document-types.ts';
import type { DemoProject, Paper } from '../projects/project.ts';
import { type LetterheadOptions, openLetterhead } from './letterhead.ts';

/** Writes a permit, a valuation, a deed or another document of a project. */
export function writePaper(
  project: DemoProject,
  paper: Paper,
  { brandName, issuedAt }: Pick<LetterheadOptions, 'brandName' | 'issuedAt'>,
): Promise<Buffer> {
  const page = openLetterhead({
    brandName,
    issuedAt,
    title: demoDocumentTypes[paper.kind].name,
    subject: project.name,
    footer: `${paper.title} · documento de demostración, sin valor legal`,
  });
  page.heading(paper.title);
  page.facts([
    ['Emitido por', paper.issuer ?? brandName],
    ['Fecha', formatDate(issuedAt)],
    ['Proyecto', project.name],
    ['Lugar', project.direction],
    ['Promotor', project.promoter.name],
  ]);
  page.heading('Datos');
  page.facts(paper.facts);
  page.heading('Texto');
  for (const text of paper.text) page.paragraph(text);
  return page.finish();
}
