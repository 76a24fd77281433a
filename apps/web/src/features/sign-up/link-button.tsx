import type { ComponentProps } from 'react';

/** A choice inside a line of words. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className="min-h-6 text-link underline underline-offset-2 hover:no-underline" />;
}
