import type { AssignmentRow } from '@alba/contract/assignments';
import { CalendarClock, ChartColumn, Eye, FileText, Lock, LockOpen, Trash2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import type { Opened } from './opened.ts';
import { reportPath } from './report-path.ts';

export type MoreMenuProps = { row: AssignmentRow; label: string; onOpen: (opened: Opened) => void; onSwitchClosed: (row: AssignmentRow) => void };

/** What is done now and then: report, preview, paper, who and when, close or reopen, delete. */
export function MoreMenu({ row, label, onOpen, onSwitchClosed }: MoreMenuProps) {
  const { t } = useTranslation('assigned');
  const navigate = useNavigate();
  const lesson = { slug: row.lessonSlug, lessonId: row.lessonId };
  return (
    <RowMenu
      label={label}
      items={[
        { id: 'report', label: t(($) => $.menu.report), icon: ChartColumn, onAction: () => void navigate(reportPath(row)) },
        { id: 'preview', label: t(($) => $.menu.preview), icon: Eye, onAction: () => void navigate(paths.preview(lesson)) },
        ...row.guides.map((guide) => ({
          id: guide,
          label: t(($) => $.menu.guide[guide]),
          icon: FileText,
          onAction: () => void window.open(paths.lessonGuide({ lessonId: row.lessonId, guide }), '_blank', 'noopener'),
        })),
        { id: 'targets', label: t(($) => $.menu.targets), icon: Users, onAction: () => onOpen({ dialog: 'targets', row }) },
        { id: 'own-dates', label: t(($) => $.menu.ownDates), icon: CalendarClock, onAction: () => onOpen({ dialog: 'own-dates', row }) },
        {
          id: 'close',
          label: row.isClosed ? t(($) => $.menu.reopen) : t(($) => $.menu.close),
          icon: row.isClosed ? LockOpen : Lock,
          onAction: () => onSwitchClosed(row),
        },
        { id: 'delete', label: t(($) => $.menu.delete), icon: Trash2, isDanger: true, onAction: () => onOpen({ dialog: 'delete', row }) },
      ]}
    />
  );
}
