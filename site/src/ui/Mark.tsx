const paths = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'm6 6 12 12M18 6 6 18',
  dot: 'M12 12h.01',
};

/** A check mark or similar sign, drawn as SVG because not every font has one. */
export function Mark({ kind }: { kind: keyof typeof paths }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" data-mark={kind}>
      <path
        d={paths[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
