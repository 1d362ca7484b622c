import { create } from 'zustand';

/** A file that is already on the disk of the service: the desktop app was asked to open it. */
export interface StoredFile {
  readonly name: string;
  readonly size: number;
  readonly path: string;
}

/** A file that was dropped on the window or the app's icon and not yet taken by a view. */
interface Offer {
  readonly file: File | StoredFile | null;
  offer(file: File | StoredFile | null): void;
}

export const useOfferedFile = create<Offer>()((set) => ({
  file: null,
  offer: (file) => set({ file }),
}));
