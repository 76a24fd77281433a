import type { RosterFeed } from '../../../model/index.ts';

/** What must not end although it is not in the feed: its row could not be taken, or its file is not there. */
export class Untold {
  readonly schoolIds = new Set<string>();
  readonly classIds = new Set<string>();
  readonly personIds = new Set<string>();
  /** A row says not even what it is about. */
  everything = false;

  school = (id: string): void => this.#add(this.schoolIds, id);
  class = (id: string): void => this.#add(this.classIds, id);
  person = (id: string): void => this.#add(this.personIds, id);

  /** As the feed says it; what is empty is left out. */
  toFeed(): RosterFeed['untold'] {
    return {
      ...(this.everything && { everything: true }),
      ...(this.schoolIds.size > 0 && { schoolIds: [...this.schoolIds] }),
      ...(this.classIds.size > 0 && { classIds: [...this.classIds] }),
      ...(this.personIds.size > 0 && { personIds: [...this.personIds] }),
    };
  }

  #add(ids: Set<string>, id: string): void {
    if (id === '') this.everything = true;
    else ids.add(id);
  }
}
