import type { Picture, ProjectMediaFile } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';
import { inOwnLanguage } from '../../lib/in-language.ts';

export interface CaptionedPicture {
  picture: Picture;
  caption: string;
}

/** The pictures among a project's media, with their captions in one language. */
export function captionedPictures(media: readonly ProjectMediaFile[], locale: Locale): CaptionedPicture[] {
  return media.flatMap(({ picture, description, descriptionEn }) =>
    picture ? [{ picture, caption: inOwnLanguage(locale, description, descriptionEn) }] : [],
  );
}

/**
 * Spreads the pictures of a project over its story: the picture to show after each chapter, or undefined. It leaves out the
 * first picture, because the page shows it above the story.
 */
export function picturesAfter(chapters: number, pictures: readonly CaptionedPicture[]) {
  const others = pictures.slice(1);
  const every = Math.max(1, Math.floor(chapters / (others.length + 1)));
  return Array.from({ length: chapters }, (_, index) =>
    (index + 1) % every === 0 && index < chapters - 1 ? others[(index + 1) / every - 1] : undefined,
  );
}
