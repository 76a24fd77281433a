import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import type { TFunction } from 'i18next';
import { CalendarCheck, CircleHelp, FileText, LogOut, type LucideIcon, Repeat, Search, Settings, Users } from 'lucide-react';
import { editionLooks, type ToolkitStage } from '../../lib/edition.ts';
import { formatFor } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import type { FrameViewer, Section } from './frame-context.ts';

export type MenuLink = { kind: 'link'; key: string; label: string; to: string; icon?: LucideIcon; section?: Section };
export type MenuAct = { kind: 'act'; key: string; label: string; icon?: LucideIcon; onAct: () => void };
/** Words between the links, such as who is signed in. */
export type MenuNote = { kind: 'note'; key: string; label: string };
export type MenuGroup = { kind: 'group'; key: string; label: string; section?: Section; isAccount?: boolean; items: MenuItem[] };
export type MenuItem = MenuLink | MenuAct | MenuNote | MenuGroup;

type T = TFunction<'app'>;
type Given = { t: T; language: string; edition: EditionId; viewer: FrameViewer; onSwitchRole?: (role: Role) => void };

/** The menus of product.md section 2, by role and edition. The account group comes last. */
export function menuOf(given: Given): MenuItem[] {
  const { viewer, t } = given;
  const signOut: MenuLink = { kind: 'link', key: 'signOut', label: t(($) => $.menu.signOut), to: paths.logout(), icon: LogOut };
  // a device may be shared, and a page left open: the way out says whose it is
  const notYou: MenuNote = { kind: 'note', key: 'notYou', label: t(($) => $.menu.notYou, { name: viewer.displayName }) };
  const account = (items: MenuItem[]): MenuGroup => ({
    kind: 'group',
    key: 'account',
    label: viewer.displayName,
    section: 'classes',
    isAccount: true,
    items: [...items, ...switches(given), notYou, signOut],
  });
  if (viewer.role === 'teacher') return [resources(given), lessons(t), reports(t), account(teacherAccount(t))];
  if (viewer.role === 'student') {
    return [
      { kind: 'link', key: 'assignments', label: t(($) => $.menu.assignments), to: paths.studentHome(), section: 'assignments' },
      account([{ kind: 'link', key: 'classes', label: t(($) => $.menu.classes), to: paths.studentClasses(), icon: Users }]),
    ];
  }
  return [account([])];
}

function resources({ t, edition, language }: Given): MenuGroup {
  const { guides, toolkits } = editionLooks[edition];
  const { compare } = formatFor(language);
  const guideLinks = guides.map(({ key, to }): MenuLink => ({ kind: 'link', key, label: t(($) => $.guides[key]), to, icon: FileText }));
  const toolkitGroups = toolkits.map(({ stage, items }): MenuGroup => {
    const links = items.map(({ key, to }): MenuLink => ({ kind: 'link', key, label: toolkitWords(t, stage, key), to }));
    return { kind: 'group', key: stage, label: t(($) => $.toolkits[stage].title), items: links.sort((one, other) => compare(one.label, other.label)) };
  });
  return { kind: 'group', key: 'resources', label: t(($) => $.menu.resources), section: 'resources', items: [...guideLinks, ...toolkitGroups] };
}

const toolkitWords = (t: T, stage: ToolkitStage, key: (typeof editionLooks)['us']['toolkits'][number]['items'][number]['key']) =>
  t(($) => $.toolkits[stage][key]);

function lessons(t: T): MenuGroup {
  return {
    kind: 'group',
    key: 'lessons',
    label: t(($) => $.menu.lessons),
    section: 'lessons',
    items: [
      { kind: 'link', key: 'find', label: t(($) => $.menu.find), to: paths.find(), icon: Search },
      { kind: 'link', key: 'assigned', label: t(($) => $.menu.assigned), to: paths.assigned(), icon: CalendarCheck },
    ],
  };
}

const reports = (t: T): MenuLink => ({ kind: 'link', key: 'reports', label: t(($) => $.menu.reports), to: paths.reports(), section: 'reports' });

function teacherAccount(t: T): MenuItem[] {
  return [
    { kind: 'link', key: 'manageClasses', label: t(($) => $.menu.manageClasses), to: paths.classes(), icon: Users },
    { kind: 'link', key: 'accountSettings', label: t(($) => $.menu.accountSettings), to: paths.account(), icon: Settings },
    { kind: 'link', key: 'help', label: t(($) => $.menu.help), to: paths.help(), icon: CircleHelp },
  ];
}

function switches({ t, viewer, onSwitchRole }: Given): MenuItem[] {
  if (!onSwitchRole) return [];
  const others = (viewer.roles ?? []).filter((role) => role !== viewer.role);
  return others.map((role) => ({
    kind: 'act',
    key: `switch-${role}`,
    label: t(($) => $.menu.switchRole[role]),
    icon: Repeat,
    onAct: () => onSwitchRole(role),
  }));
}
