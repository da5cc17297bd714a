import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Where a link leads to. */
  anchor?: string;
  children: ReactNode;
}

/** A part of the profile, with a name of its own. */
export function Section({ title, lead, anchor, children }: Props) {
  const id = useId();
  return (
    <section className="panel profile-section" id={anchor} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p className="small muted">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
