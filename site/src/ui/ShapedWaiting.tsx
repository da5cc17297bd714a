import './waiting.css';

/** How many blocks stand for each kind of content; `waiting.css` gives them their places. */
const blocks = { wallet: 9, order: 6 };

interface Props {
  label: string;
  shape: keyof typeof blocks;
}

/** A placeholder in the shape of the content that loads. */
export function ShapedWaiting({ label, shape }: Props) {
  return (
    <output className="skeleton" data-shape={shape} aria-label={label}>
      {Array.from({ length: blocks[shape] }, (_, index) => (
        <span key={index} />
      ))}
    </output>
  );
}
