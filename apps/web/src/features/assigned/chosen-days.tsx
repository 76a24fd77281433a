import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/date-field.tsx';
import type { Range } from './date-presets.ts';

/** The first and the last day, either may stay open. */
export default function ChosenDays({ from, to, onChange }: Range & { onChange: (wish: Range) => void }) {
  const { t } = useTranslation('assigned');
  const isCrossed = from !== undefined && to !== undefined && to < from;
  return (
    <>
      <DateField isCompact label={t(($) => $.filter.from)} value={from ?? null} onChange={(day) => onChange({ from: day ?? undefined })} />
      <DateField
        isCompact
        label={t(($) => $.filter.to)}
        value={to ?? null}
        onChange={(day) => onChange({ to: day ?? undefined })}
        error={isCrossed ? t(($) => $.filter.crossed) : undefined}
      />
    </>
  );
}
