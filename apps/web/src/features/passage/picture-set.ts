import type { PictureView, ResourceView } from '@alba/content/lesson-view';
import { createContext, useContext } from 'react';

type PictureSet = { pictures: readonly PictureView[]; lang: string };

/** The pictures of one resource, so that the enlarged view can go from one to the next. */
export const PictureSetContext = createContext<PictureSet | undefined>(undefined);

export function usePictureSet(picture: PictureView): PictureSet {
  const given = useContext(PictureSetContext);
  return given?.pictures.includes(picture) ? given : { pictures: [picture], lang: given?.lang ?? '' };
}

export function picturesOf(resource: ResourceView): PictureView[] {
  if (resource.kind === 'image') return [resource.picture];
  if (resource.kind !== 'passage') return [];
  return [resource.lead, ...resource.figures.map(({ picture }) => picture)].filter((picture) => picture !== undefined);
}
