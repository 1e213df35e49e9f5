import { Text } from '../../../text.tsx';

/** A name on the left of a sheet and its figure on the right. `w` is the sheet's width. */
export const Row = ({ y, w, name, value }: { y: number; w: number; name: string; value: string }) => (
  <>
    <Text x={18} y={y}>
      {name}
    </Text>
    <Text x={w - 18} y={y} weight="medium" anchor="end">
      {value}
    </Text>
  </>
);
