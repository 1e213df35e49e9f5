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

/** What a visitor can change in a control. A browser lets no script write the value of a file field. */
function stateOf(control: Element): object {
  if (control instanceof HTMLInputElement) {
    const { checked, value, files, type } = control;
    return type === 'file' ? { files } : { checked, value };
  }
  if (control instanceof HTMLDetailsElement) return { open: control.open };
  const hasValue = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return hasValue ? { value: control.value } : {};
}

function copyCaret(from: Element, to: Element): void {
  const { selectionStart = null, selectionEnd = null } = from as Partial<HTMLInputElement>;
  // Buttons have no caret, and some kinds of fields, for example those for email addresses, do not say where it is.
  if (selectionStart !== null) (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
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
        // Both are elements of the same kind, because the name begins with it.
        Object.assign(to, stateOf(from));
        if (from !== focused) continue;
        (to as HTMLElement).focus({ preventScroll: true });
        copyCaret(from, to);
      }
      previous = controls;
    },
  };
}
