import type { SubjectKey } from '@alba/domain/editions';
import type { ReactNode } from 'react';

/** A subject or topic with its small sun. */
export function SubjectTag({ subject, children }: { subject?: SubjectKey; children: ReactNode }) {
  return (
    <span className="a-tag" data-subject={subject}>
      {children}
    </span>
  );
}
