import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** The target of links. */
  anchor?: string;
  children: ReactNode;
}

/** A part of the profile, with a name of its own. */
export function Section({ title, lead, anchor, children }: Props) {
  const id = useId();
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    // The browser looked for the anchor before it was rendered.
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
