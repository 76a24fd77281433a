import { showToast, type ToastWords } from './toast.ts';

/** Longer than other news: it holds the way back. */
const undoTime = 15_000;

/** Takes something back and tells how that went. */
export type Undo = () => Promise<{ restored: string } | { refused: Pick<ToastWords, 'title' | 'body'> }>;

/** News of something taken away, with the way back. */
export function offerUndo({ done, label, undo }: { done: string; label: string; undo: Undo }): void {
  showToast({ status: 'success', time: undoTime, title: done, action: { label, onAction: () => void takeBack(undo) } });
}

export async function takeBack(undo: Undo): Promise<void> {
  const told = await undo();
  showToast('restored' in told ? { status: 'success', title: told.restored } : { status: 'danger', ...told.refused });
}
