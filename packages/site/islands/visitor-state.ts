/**
 * Keeps the visitor's input in an island's HTML: typed text, ticks, choices, opened details, the focus. If the HTML is
 * as React expects, hydration does not change the input. If a translator or an extension has changed the HTML, React
 * draws the island again. This code then copies the input from the old elements to the new elements.
 */

/** Matches all elements that a visitor can type into, tick, open or focus. */
const selector = 'a[href], button, details, input, select, summary, textarea, [tabindex]';

/** Returns the controls by name. A control has the same name before and after React draws the island again. */
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

/**
 * Returns the properties that a visitor can change in a control. A script cannot set the value of a file field, only
 * its files.
 */
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
  // Buttons have no caret. Some kinds of fields, such as email fields, do not tell the caret's position.
  if (selectionStart !== null) (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

export interface VisitorState {
  /** Notes the focused control. Call this while React draws, because React's new elements have no focus. */
  noteFocus: () => void;
  /** Copies the input from each removed element to the new element. Call this when React has drawn `island`. */
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
        // Both elements have the same kind, because their common name begins with the kind.
        Object.assign(to, stateOf(from));
        if (from !== focused) continue;
        (to as HTMLElement).focus({ preventScroll: true });
        copyCaret(from, to);
      }
      previous = controls;
    },
  };
}
