import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { createContext, useContext } from 'react';
import type { PageTemplate } from './template.ts';

/** Who is looking, as far as menus and greetings need it. */
export type FrameViewer = {
  role: Role;
  displayName: string /** All roles held; more than one gives a switch in the account menu (D82). */;
  roles?: readonly Role[];
};
export type Section = 'assignments' | 'classes' | 'lessons' | 'reports' | 'resources';
export type FrameFacts = { edition: EditionId; viewer: FrameViewer | undefined; template: PageTemplate; section: Section | undefined };

const FrameContext = createContext<FrameFacts>({ edition: 'us', viewer: undefined, template: 'standard', section: undefined });
export const FrameProvider = FrameContext.Provider;

/** What the frame around a page knows. */
export function useFrame(): FrameFacts {
  return useContext(FrameContext);
}
