import { removeToast, showToast, type ToastAction, type ToastWords } from './toast.ts';

/** Longer than other news: it holds the way back. */
const undoTime = 15_000;

/** Takes something back and tells how that went. */
export type Undo = () => Promise<{ restored: string } | { refused: Pick<ToastWords, 'title' | 'body'> }>;

/** The notices that offer a way back which the screen offers too, by what they are about. */
const offers = new Map<string, number>();

type Offer = {
  done: string;
  label: string;
  undo: Undo;
  /** Where a screen has the same way back: the notice goes once that was taken. */
  about?: string;
  /** What else can be done about it. */
  also?: ToastAction;
};

/** News of something taken away, with the way back. */
export function offerUndo({ done, label, undo, about, also }: Offer): void {
  const id = showToast({ status: 'success', time: undoTime, title: done, action: { label, onAction: () => void takeBack(undo) }, also });
  if (about) offers.set(about, id);
}

export async function takeBack(undo: Undo, about?: string): Promise<void> {
  const told = await undo();
  const offered = about && offers.get(about);
  if (offered && 'restored' in told) removeToast(offered);
  showToast('restored' in told ? { status: 'success', title: told.restored } : { status: 'danger', ...told.refused });
}
