import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useMay } from '../providers/use-may.ts';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { NotAllowed } from './NotAllowed.tsx';
import { PageHeading, type Step } from './PageHeading.tsx';

interface ListPageProps extends ListFrameProps {
  title: string;
  /** What the list is of, where that needs saying, or which other lists belong to it. */
  lead?: ReactNode;
  trail?: Step[];
  /** What one can do here besides looking: creating, as a rule. */
  actions?: ReactNode;
}

/** A page that is a list. What somebody may not see is not asked for. */
export function ListPage({ title, lead, trail = [], actions, ...list }: ListPageProps) {
  const translate = useTranslate();
  const maySee = useMay(useResourceContext() ?? '', 'list');
  if (maySee === undefined) return null;
  if (!maySee) return <NotAllowed />;
  return (
    <>
      <PageHeading title={translate(title)} trail={trail} actions={actions} />
      {lead}
      <ListFrame {...list} />
    </>
  );
}
