import type { ResourceView } from '../lesson-view/index.ts';
import type { AuthoredPart } from '../load/load-lesson.ts';
import { levelsView } from './levels-view.ts';
import type { MediaShelf } from './media-shelf.ts';

type AuthoredResource = AuthoredPart['resources'][number];
type Passage = Extract<AuthoredResource, { kind: 'passage' }>;
type Video = Extract<AuthoredResource, { kind: 'video' }>;

export function resourceView(resource: AuthoredResource, shelf: MediaShelf): ResourceView {
  const { id, title } = resource;
  switch (resource.kind) {
    case 'passage':
      return passageView(resource, shelf);
    case 'video':
      return videoView(resource, shelf);
    case 'image':
      return { id, kind: 'image', title, picture: shelf.pictureView(resource.picture), ...(resource.levels ? { levels: levelsView(resource.levels) } : {}) };
    case 'none':
      return { id, kind: 'none', title, levels: levelsView(resource.levels) };
  }
}

function passageView(passage: Passage, shelf: MediaShelf): ResourceView {
  const { id, title, subtitle, lead, figures, label, levels } = passage;
  return {
    id,
    kind: 'passage',
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(lead === undefined ? {} : { lead: shelf.pictureView(lead) }),
    ...(label === undefined ? {} : { label }),
    figures: figures.map(({ after, picture, table }) => ({ after, ...(picture ? { picture: shelf.pictureView(picture) } : {}), ...(table ? { table } : {}) })),
    levels: levelsView(levels),
  };
}

function videoView(video: Video, shelf: MediaShelf): ResourceView {
  const { id, title, file, poster, captions, description, transcript } = video;
  return {
    id,
    kind: 'video',
    title,
    media: shelf.nameOf(file),
    poster: shelf.pictureView(poster),
    captions: shelf.nameOf(captions),
    descriptions: shelf.nameOf(description),
    transcript: transcript.map(({ heading, text }) => ({ ...(heading === undefined ? {} : { heading }), text })),
  };
}
