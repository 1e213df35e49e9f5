/**
 * Keeps what a visitor did in an island's HTML: typed, ticked, chosen, opened, focused. React leaves it alone if the
 * HTML is as expected. If a translator or an extension has changed the HTML, React draws the island anew, and this
 * copies everything from the old elements into the new ones.
 */

/** All that can be typed into, ticked, opened or focused. */
const selector = 'a[href], button, details, input, select, summary, textarea, [tabindex]';

/** The controls by names that are the same before and after React draws the island anew. */
function controlsByName(island: HTMLElement): Map<string, Element> {
  const controls = new Map<string, Element>();
  for (const control of island.querySelectorAll(selector)) {
    const name = `${control.localName}#${control.id}[${control.getAttribute('name') ?? ''}]`;
    let index = 0;
    while (controls.has(`${name}${index}`)) index += 1;
    controls.set(`${name}${index}`, control);
  }
  return controls;
}

function copyState(from: Element | undefined, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    // A browser lets no script write the value of a file field.
    if (from.type === 'file') to.files = from.files;
    else to.value = from.value;
  } else if (
    (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) ||
    (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)
  ) {
    to.value = from.value;
  } else if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) {
    to.open = from.open;
  }
}

function copyCaret(from: Element, to: Element): void {
  const hasCaret = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  // Some kinds of fields, for example those for email addresses, do not say where the caret is.
  if (hasCaret(from) && hasCaret(to) && from.selectionStart !== null) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
}

export interface VisitorState {
  /** To be called while React draws: once it has put its own elements there, the focus is gone. */
  noteFocus: () => void;
  /** To be called when React has drawn `island`. Elements that are still in the document keep what they have. */
  restore: (island: HTMLElement) => void;
}

export function visitorState(island: HTMLElement): VisitorState {
  let previous = controlsByName(island);
  let focused: Element | null = null;
  return {
    noteFocus: () => {
      focused = document.activeElement;
    },
    restore: (drawn) => {
      const controls = controlsByName(drawn);
      for (const [name, to] of controls) {
        const from = previous.get(name);
        if (!from || from.isConnected) continue;
        copyState(from, to);
        if (from !== focused) continue;
        (to as HTMLElement).focus({ preventScroll: true });
        copyCaret(from, to);
      }
      previous = controls;
    },
  };
}
