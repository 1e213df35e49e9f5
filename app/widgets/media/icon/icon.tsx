import { icons, type IconName } from './icons.ts';

/**
 * An icon in the colour of the text around it. It is decoration: the words beside it, or the
 * accessible name of the control that holds it, say what it means.
 * @param size width and height in CSS pixels
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
