import { type CalendarDate, parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { useFormat } from '../lib/format.ts';
import { useReadingFont } from '../lib/settings.ts';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import './date-field.css';

/** A calendar day, `2026-11-21`. */
type Day = string;
export type DateFieldProps = Omit<FieldProps, 'isOptional'> & {
  id?: string;
  name?: string;
  value: Day | null;
  /** Called with a whole day, or null when it was cleared. */
  onChange: (value: Day | null) => void;
  onBlur?: () => void;
  min?: Day;
  max?: Day;
  isDisabled?: boolean;
};

/**
 * A date to type, in the order of the language, or to choose from a calendar: arrows by day, Page Up and Down by month, Esc closes.
 * A day outside `min` and `max` is told in words.
 */
export function DateField({ label, hint, error, hideLabel, isCompact, className, id, name, value, onChange, onBlur, min, max, isDisabled }: DateFieldProps) {
  const format = useFormat();
  return (
    <I18nProvider locale={format.locale}>
      <DatePicker
        id={id}
        name={name}
        className={cx(isCompact && 'a-compact', className)}
        value={dayOf(value)}
        onChange={(day) => onChange(day ? day.toString() : null)}
        onBlur={onBlur}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        isDisabled={isDisabled}
        isInvalid={error ? true : undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros={false}
      >
        <Label className={hideLabel ? 'sr-only' : 'a-label'}>{label}</Label>
        {hint && (
          <Text slot="description" className="a-hint block">
            {hint}
          </Text>
        )}
        <Group className="a-datebox">
          <DateInput className="a-dateinput">{(segment) => <DateSegment segment={segment} className="a-segment" />}</DateInput>
          <Button className="a-iconbtn a-iconbtn--sm">
            <CalendarDays size={20} aria-hidden="true" />
          </Button>
        </Group>
        <FieldError className="a-error">
          {({ validationErrors }) => (
            <>
              <CircleAlert size={18} aria-hidden="true" />
              <span>{error ?? validationErrors.join(' ')}</span>
            </>
          )}
        </FieldError>
        <CalendarPopover />
      </DatePicker>
    </I18nProvider>
  );
}

function CalendarPopover() {
  const font = useReadingFont();
  return (
    <Popover className="a-pop a-pop--wide" placement="bottom start" data-reading-font={font}>
      <Dialog className="outline-none">
        <Calendar className="a-calendar">
          <header>
            <Button slot="previous" className="a-iconbtn">
              <ChevronLeft size={20} aria-hidden="true" />
            </Button>
            <Heading level={2} />
            <Button slot="next" className="a-iconbtn">
              <ChevronRight size={20} aria-hidden="true" />
            </Button>
          </header>
          <CalendarGrid>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className="a-day" />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}

function dayOf(day: Day): CalendarDate;
function dayOf(day: Day | null | undefined): CalendarDate | null;
function dayOf(day: Day | null | undefined): CalendarDate | null {
  return day ? parseDate(day) : null;
}
