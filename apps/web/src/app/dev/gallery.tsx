import { type EditionId, editionIds } from '@alba/domain/editions';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Segmented } from '../../ui/segmented.tsx';
import { Frame } from '../frame/frame.tsx';
import { Page } from '../frame/page.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryChoices } from './gallery-choices.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryMarks } from './gallery-marks.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GalleryStates } from './gallery-states.tsx';

const viewers = {
  teacher: { role: 'teacher', displayName: 'Amara Okafor', roles: ['teacher', 'admin'] },
  student: { role: 'student', displayName: 'Maya Torres' },
  admin: { role: 'admin', displayName: 'Rosa Lima' },
} as const;

/** `/dev/ui`: every component in every state, in any edition; theme, size and language from the drawer. Not in production builds. */
export function Gallery() {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Whole /> }], { initialEntries: ['/find'] }));
  return <RouterProvider router={router} />;
}

function Whole() {
  const [edition, setEdition] = useState<EditionId>('us');
  const [role, setRole] = useState<keyof typeof viewers>('teacher');
  return (
    <Frame
      template="standard"
      title="Components"
      section={role === 'student' ? 'assignments' : 'lessons'}
      viewer={viewers[role]}
      edition={edition}
      onSwitchRole={setRole}
    >
      <Page title="Components" summary="The parts every screen is built from, with their states.">
        <div className="mb-8 flex flex-wrap gap-4">
          <Segmented label="Edition" value={edition} onChange={setEdition} options={editionIds.map((id) => ({ value: id, label: id }))} />
          <Segmented
            label="Role"
            value={role}
            onChange={setRole}
            options={(['teacher', 'student', 'admin'] as const).map((id) => ({ value: id, label: id }))}
          />
        </div>
        <GalleryActions />
        <GalleryFields />
        <GalleryChoices />
        <GalleryMarks />
        <GalleryLists />
        <GalleryOverlays />
        <GalleryStates />
      </Page>
    </Frame>
  );
}
