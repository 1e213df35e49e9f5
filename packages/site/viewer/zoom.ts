/** Zooms and moves a sheet on the table on which it lies: by wheel, by mouse, by one finger or two. */

/** How many times larger than the whole sheet a visitor can see it. */
const maxZoom = 6;

/** How fast a wheel zooms: a usual step of 100 pixels changes the size by a fifth. */
const perPixel = 0.002;

/** The pixels of the table that stay free around the whole sheet, on two sides together. */
const free = 24;

/** The sizes of the sheet in em: units of a drawing, the margin on each side, and the height of the caption. */
const units = 20;
const margin = 1;
const caption = 2.4;

/** A place on the screen in CSS pixels. */
interface Point {
  clientX: number;
  clientY: number;
}

export interface Zoom {
  /** Multiplies the size. `at` is the point that stays in its place; the default is the middle of the table. */
  by: (factor: number, at?: Point) => void;
  /** Shows the whole sheet. */
  fit: () => void;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

function watchPointers(table: HTMLElement, by: Zoom['by']): void {
  const pointers = new Map<number, PointerEvent>();
  table.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, event);
    table.setPointerCapture(event.pointerId);
  });
  table.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    pointers.set(event.pointerId, event);
    const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (!other) {
      table.scrollBy(last.clientX - event.clientX, last.clientY - event.clientY);
      return;
    }
    const middle = {
      clientX: (event.clientX + other.clientX) / 2,
      clientY: (event.clientY + other.clientY) / 2,
    };
    by(distance(event, other) / Math.max(1, distance(last, other)), middle);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    table.addEventListener(end, ({ pointerId }) => void pointers.delete(pointerId));
}

/**
 * Makes the sheet, which is the only child of `table`, fit into the table, and keeps it fitting when the table changes
 * its size. All lengths of the sheet are in em, so the size of its font is the size of the sheet.
 */
export function makeZoom(table: HTMLElement): Zoom {
  const sheet = table.firstElementChild as HTMLElement;
  /** Undefined until the visitor has zoomed. */
  let zoom: number | undefined;
  /** Sets the size of the sheet. Returns the zoom that is shown. */
  const lay = (): number => {
    const image = [...sheet.querySelectorAll('img')].find((each) => each.checkVisibility());
    if (!image?.naturalWidth) return 1;
    const width = image.naturalWidth / units + 2 * margin;
    const height = image.naturalHeight / units + 2 * margin + caption;
    const across = (table.clientWidth - free) / width;
    const whole = Math.min(across, (table.clientHeight - free) / height);
    // The view for phones fills the width at first, because it has to be legible.
    const first = image.naturalHeight > image.naturalWidth ? across / whole : 1;
    const shown = zoom ?? first;
    sheet.style.width = `${width}em`;
    sheet.style.fontSize = `${whole * shown}px`;
    // Until its size is known, the sheet is hidden.
    sheet.dataset['laid'] = '';
    return shown;
  };
  const by: Zoom['by'] = (factor, at) => {
    const [box, before] = [table.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const x = at?.clientX ?? box.left + box.width / 2;
    const y = at?.clientY ?? box.top + box.height / 2;
    zoom = Math.min(maxZoom, Math.max(1, lay() * factor));
    lay();
    const after = sheet.getBoundingClientRect();
    const growth = after.width / before.width;
    table.scrollBy(after.left + (x - before.left) * growth - x, after.top + (y - before.top) * growth - y);
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    by(Math.exp(-event.deltaY * perPixel), event);
  };
  table.addEventListener('wheel', onWheel, { passive: false });
  // Loading does not bubble.
  table.addEventListener('load', lay, true);
  new ResizeObserver(lay).observe(table);
  watchPointers(table, by);
  return {
    by,
    fit: () => {
      zoom = 1;
      lay();
    },
  };
}
