import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { PageHeading, type Step } from './PageHeading.tsx';

interface ListPageProps extends ListFrameProps {
  title: string;
  /** What the list is of, where that needs saying, or which other lists belong to it. */
  lead?: ReactNode;
  trail?: Step[];
  /** What one can do here besides looking: creating, as a rule. */
  actions?: ReactNode;
}

/** A page that is a list. */
export function ListPage({ title, lead, trail = [], actions, ...list }: ListPageProps) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate(title)} trail={trail} actions={actions} />
      {lead}
      <ListFrame {...list} />
    </>
  );
}
