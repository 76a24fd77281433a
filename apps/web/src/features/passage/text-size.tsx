import { ALargeSmall } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, type Settings, useSettings } from '../../lib/settings.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Segmented } from '../../ui/segmented.tsx';

/** Small, medium or large words; the same choice as in the settings drawer. */
export function TextSize() {
  const { t } = useTranslation('passage');
  const { textSize } = useSettings();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const sizes: Settings['textSize'][] = ['small', 'medium', 'large'];
  return (
    <>
      <IconButton
        ref={trigger}
        icon={ALargeSmall}
        label={t(($) => $.textSize)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="ml-auto"
      />
      <Popover triggerRef={trigger} isOpen={isOpen} onClose={() => setOpen(false)} label={t(($) => $.textSize)} placement="bottom end" isWide isSheetOnPhone>
        <Segmented
          label={t(($) => $.textSize)}
          value={textSize}
          onChange={(next) => changeSettings({ textSize: next })}
          options={sizes.map((value) => ({ value, label: t(($) => $.sizes[value]) }))}
          isFull
        />
      </Popover>
    </>
  );
}
