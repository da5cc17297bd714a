import type { ProjectAct, ProjectActKind, PublicationPart } from '@semilla/contract';

const inForm: readonly PublicationPart[] = ['dates', 'promoter'];

const places: Partial<Record<ProjectActKind, string>> = {
  correctSheet: 'sheet',
  allocate: 'movements/wishes/allocation',
  refund: 'movements/close',
  addPayoutAccount: 'movements',
  awaitStart: 'movements',
  payPromoter: 'movements',
  recordRepayment: 'movements',
  close: 'movements/close',
};

/** The page where an act is done; undefined if it is the card of the phases, on the same page. */
export function placeOfAct({ kind, period, missing }: ProjectAct, projectId: string): string | undefined {
  const [first] = missing;
  if (first) return inForm.includes(first) ? `/project/edit/${projectId}` : `/project/${projectId}/${first}`;
  const place = kind === 'deliver' ? `movements/deliver/${period}` : places[kind];
  return place && `/project/${projectId}/${place}`;
}
