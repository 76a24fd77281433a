import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import type { Told } from './pupil-failure.ts';

/** Why it did not work. Focus moves here, which also reads it. */
export function ToldAlert({ told }: { told: Told }) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew, read anew
  useEffect(() => ref.current?.focus(), [told]);
  return (
    <Alert status="danger" ref={ref} title={told.title} className="mt-4 text-lg">
      <p>{told.body}</p>
    </Alert>
  );
}
