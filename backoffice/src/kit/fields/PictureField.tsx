import { useFieldValue } from 'react-admin';

interface PictureFieldProps {
  source: string;
  width: number;
  height: number;
}

/** Shows a stored picture. `alt` is empty because the name is written next to the picture. */
export function PictureField({ source, width, height }: PictureFieldProps) {
  const address: string | null | undefined = useFieldValue({ source });
  if (!address) return null;
  return (
    <img
      src={address}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      style={{
        objectFit: 'cover',
        borderRadius: 6,
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        aspectRatio: `${width} / ${height}`,
      }}
    />
  );
}
