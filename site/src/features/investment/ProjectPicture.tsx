import type { Picture } from '@semilla/contract';
import { inOwnLanguage } from '../../lib/in-language.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { fallbackOf, sourcesOf } from '../projects/project-cover.ts';

export function ProjectPicture({ picture }: { picture: Picture | null }) {
  if (!picture) return null;
  return (
    <picture className="invest-picture">
      {sourcesOf(picture).map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="(width >= 56rem) 54rem, 100vw" />
      ))}
      <img
        src={fallbackOf(picture)}
        width={picture.width}
        height={picture.height}
        alt={inOwnLanguage(pageLocale(), picture.description, picture.descriptionEn)}
      />
    </picture>
  );
}
