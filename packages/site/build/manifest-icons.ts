/** The icons of the manifest. `packages/media/share/icons.ts` draws them from the mark. */

/** `maskable` icons may be cut to any shape, so their mark lies inside a circle of 80 % of the width. */
export interface ManifestIcon {
  file: string;
  /** The width and height in pixels. */
  size: number;
  purpose: 'any' | 'maskable';
}

export const manifestIcons: readonly ManifestIcon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];
