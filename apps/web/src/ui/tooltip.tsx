import type { ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { timings } from '../lib/timings.ts';

/** More about one button or link, after 300 ms, by pointer and by focus; Esc hides it. Never the only place of an information. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={timings.tooltipDelay} closeDelay={timings.tooltipDelay}>
      {/* biome-ignore lint/suspicious/noExplicitAny: Focusable wants the props of a DOM element, which any of our buttons takes */}
      <Focusable>{children as ReactElement<any, any>}</Focusable>
      <AriaTooltip className="a-tip" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
