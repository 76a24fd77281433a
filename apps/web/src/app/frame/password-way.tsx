import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';

/** From a page that may use the camera back to sign-in: asked for anew, so that the permission stays behind. */
export function PasswordWay({ children }: { children: ReactNode }) {
  return (
    <p className="mt-10">
      <a href={paths.login()} className="inline-block py-2">
        {children}
      </a>
    </p>
  );
}
