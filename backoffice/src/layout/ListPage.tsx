import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { listNameOf } from '../providers/resources.ts';
import { useMay } from '../providers/use-may.ts';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { NotAllowed } from './NotAllowed.tsx';
import { PageHeading, type Step } from './PageHeading.tsx';

interface ListPageProps extends ListFrameProps {
  /** The message of the heading; `listTitle` of the list's fields by default. */
  title?: string;
  /** An introduction, or links to related lists. */
  lead?: ReactNode;
  trail?: Step[];
  /** Buttons of the page, usually the create button. */
  actions?: ReactNode;
}

/** A page with a list. Without permission the list is not requested. */
export function ListPage({ title, lead, trail = [], actions, ...list }: ListPageProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const maySee = useMay(resource, 'list');
  if (maySee === undefined) return null;
  if (!maySee) return <NotAllowed />;
  return (
    <>
      <PageHeading
        title={translate(title ?? `fields.${listNameOf(resource)}.listTitle`)}
        trail={trail}
        actions={actions}
      />
      {lead}
      <ListFrame {...list} hasViews />
    </>
  );
}
