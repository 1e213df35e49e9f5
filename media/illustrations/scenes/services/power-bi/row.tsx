import { T } from '../../../text.tsx';

/** A name on the left of a sheet and its figure on the right. `w` is the sheet's width. */
export const Row = ({ y, w, name, value }: { y: number; w: number; name: string; value: string }) => (
  <>
    <T x={18} y={y}>
      {name}
    </T>
    <T x={w - 18} y={y} w="m" a="r">
      {value}
    </T>
  </>
);
