import type { MediaRecord } from '../../../api/record-types/project-record.ts';

const frame = {
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  maxHeight: '40vh',
  display: 'block',
} as const;

/** A picture sized for a card, or a video with controls. Its description stands beside it, so no screen reader says it twice. */
export function MediaPreview({ record }: { record: MediaRecord }) {
  if (record.videoUrl) {
    return <video src={record.videoUrl} controls muted preload="metadata" style={frame} />;
  }
  const { picture } = record;
  if (!picture) return null;
  const types = [...new Set(picture.sources.map(({ type }) => type))];
  const widthsOf = (type: string) =>
    picture.sources
      .filter((source) => source.type === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  return (
    <picture>
      {types.map((type) => (
        <source key={type} type={type} srcSet={widthsOf(type)} sizes="18rem" />
      ))}
      <img src={picture.sources.at(-1)?.url} alt="" loading="lazy" style={frame} />
    </picture>
  );
}
