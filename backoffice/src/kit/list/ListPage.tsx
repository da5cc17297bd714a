import type { ReactElement, ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { NotAllowed } from '../page/NotAllowed.tsx';
import { PageHeading, type Step } from '../page/PageHeading.tsx';
import { EmptyList, type ListWithWords } from './EmptyList.tsx';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';

interface OwnWords {
  title: string;
  /** A `Message` for an empty list. */
  empty: ReactElement;
  of?: never;
}

interface WordsOfFields {
  /** The field list that has the heading, and the words for an empty list. */
  of: ListWithWords;
  title?: never;
  empty?: never;
}

type ListPageProps = Omit<ListFrameProps, 'empty'> &
  (OwnWords | WordsOfFields) & {
    /** An introduction, or links to related lists. */
    lead?: ReactNode;
    trail?: Step[];
    /** Buttons of the page, usually the create button. */
    actions?: ReactNode;
  };

/** A page with a list. Without permission the list is not requested. */
export function ListPage({ of, title, empty, lead, trail = [], actions, ...list }: ListPageProps) {
  const translate = useTranslate();
  const maySee = useMay(useResourceContext() ?? '', 'list');
  if (maySee === undefined) return null;
  if (!maySee) return <NotAllowed />;
  const words = of ? { title: `fields.${of}.listTitle`, empty: <EmptyList of={of} /> } : { title, empty };
  return (
    <>
      <PageHeading title={translate(words.title)} trail={trail} actions={actions} />
      {lead}
      <ListFrame {...list} empty={words.empty} hasViews />
    </>
  );
}
