import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** The fragment by which links can point to the section. */
  anchor?: string;
  children: ReactNode;
}

/** A titled part of the profile. */
export function Section({ title, lead, anchor, children }: Props) {
  const id = useId();
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    // The section was not yet rendered when the browser looked for the fragment.
    if (anchor && location.hash === `#${anchor}`) place.current?.scrollIntoView({ behavior: 'instant' });
  }, [anchor]);

  return (
    <section ref={place} className="panel profile-section" id={anchor} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p className="small muted">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
