import type { AssignmentRow } from '@alba/contract/assignments';
import { ChartColumn, Eye, Lock, LockOpen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { reportPath } from './report-path.ts';

export type MoreMenuProps = { row: AssignmentRow; label: string; onDelete: () => void; onSwitchClosed: (row: AssignmentRow) => void };

/** What is done now and then: report, preview, close or reopen, delete. */
export function MoreMenu({ row, label, onDelete, onSwitchClosed }: MoreMenuProps) {
  const { t } = useTranslation('assigned');
  const navigate = useNavigate();
  const lesson = { slug: row.lessonSlug, lessonId: row.lessonId };
  return (
    <RowMenu
      label={label}
      items={[
        { id: 'report', label: t(($) => $.menu.report), icon: ChartColumn, onAction: () => void navigate(reportPath(row)) },
        { id: 'preview', label: t(($) => $.menu.preview), icon: Eye, onAction: () => void navigate(paths.preview(lesson)) },
        {
          id: 'close',
          label: row.isClosed ? t(($) => $.menu.reopen) : t(($) => $.menu.close),
          icon: row.isClosed ? LockOpen : Lock,
          onAction: () => onSwitchClosed(row),
        },
        { id: 'delete', label: t(($) => $.menu.delete), icon: Trash2, isDanger: true, onAction: onDelete },
      ]}
    />
  );
}
