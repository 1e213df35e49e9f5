/** Scenes with a figure that a visitor can change. Each value of the figure has a drawing of its own. */
import type { SceneComponent } from './kit.tsx';

/** A scene as a function of one of its figures. */
interface Variation<Value extends number> {
  /** The name of the figure, with its unit: it is the label of the slider. */
  label: string;
  /** The values in order, 5 to 9 of them. */
  values: readonly Value[];
  /** The value in the drawing on the page. */
  shown: NoInfer<Value>;
  /** Writes a value with its unit. */
  write: (value: number) => string;
  /** Returns the sentence that says what the drawing shows at this value. It contains the computed figures. */
  says: (value: number) => string;
  /** Returns the scene for a value. All its scenes have the same places. */
  draw: (value: number) => SceneComponent;
}

/** Makes the scene of the shown value, which knows the scenes of the other values. */
export const vary = <const Value extends number>({
  label,
  values,
  shown,
  write,
  says,
  draw,
}: Variation<Value>): SceneComponent =>
  Object.assign(draw(shown), {
    variable: {
      label,
      shown: values.indexOf(shown),
      values: values.map((value) => ({ text: write(value), says: says(value), Drawn: draw(value) })),
    },
  });
