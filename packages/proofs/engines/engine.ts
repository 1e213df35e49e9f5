/** The functions of a browser engine that the flows need. Each engine has an adapter for its own protocol. */

/** A step of a pointer or of a keyboard. WebDriver and WebDriver BiDi write a step in the same way. */
export type Action =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** An input device with its steps, in order. */
export interface Source {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly Action[];
}

/** A running browser with one window. `await using` closes the browser. */
export interface Engine extends AsyncDisposable {
  /** The engine's name and version. */
  name: string;
  /** Sets the size of the page's window in CSS pixels. Some engines have a minimum width. */
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. The expression must return a text, or a promise of a text. */
  evaluate(expression: string): Promise<string>;
  perform(sources: readonly Source[]): Promise<void>;
  /** Puts a file into the file field that matches a selector. */
  setFile(selector: string, path: string): Promise<void>;
}

/** The error for a browser that is not on the machine. */
export class MissingEngineError extends Error {
  override name = 'MissingEngineError';
}
