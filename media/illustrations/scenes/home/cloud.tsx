/** Home, continued: the scene of the cloud. */
import type { ReactElement } from 'react';
import { C, R, Scene, Sheet } from '../../kit.tsx';
import { T } from '../../text.tsx';
import { Check, Window } from '../../objects.tsx';

/** Copies of a service running at the busiest hour of each day. */
const week = { Mon: 12, Tue: 8, Wed: 7, Thu: 6, Fri: 8, Sat: 3, Sun: 1 };
/** Dollars of one day, by label. */
const bill = [
  ['Orders', 412],
  ['Search', 118],
  ['Mail', 31],
] as const;

const total = bill.reduce((sum, [, dollars]) => sum + dollars, 0);

/** A week of copies running, and the bill by label. */
export const cloud = (): ReactElement => (
  <Scene
    words={17}
    title="Software that grows by the hour"
    desc="Twelve copies of a service carry the Monday rush and one is left on Sunday; beside them a bill that names each part, and a check that all of it can be rebuilt from code."
  >
    <Window x={48} y={46} w={450} h={424} title="Copies running" right="Busiest hour">
      {Object.entries(week).map(([day, copies], i) => (
        <g key={day} transform={`translate(${24 + i * 59} 362)`} fill={i ? C.ink : C.red}>
          {Array.from({ length: copies }, (_, copy) => (
            <rect key={copy} y={-copy * 25} width="46" height="21" rx="3" />
          ))}
          <T x={23} y={44} c={C.mute} a="m">
            {day}
          </T>
        </g>
      ))}
    </Window>
    <Window x={530} y={46} w={218} h={272} title="Monday" dark>
      <T x={18} y={96} s={42} w="b" c={C.onInk}>
        {`$${total}`}
      </T>
      {bill.map(([label, dollars], i) => (
        <g key={label} transform={`translate(18 ${122 + i * 46})`}>
          <T x={0} y={14} c={C.stone}>
            {label}
          </T>
          <T x={182} y={14} w="m" c={C.onInk} a="r">{`$${dollars}`}</T>
          <R x={0} y={22} w={182} h={10} f={C.ink2} />
          <R x={0} y={22} w={(dollars * 182) / total} h={10} f={C.onInk} />
        </g>
      ))}
    </Window>
    <Sheet x={530} y={342} w={218} h={128}>
      {[110, 150, 84].map((width, i) => (
        <R key={width} x={18 + (i % 2) * 18} y={24 + i * 18} w={width} h={8} rx={4} />
      ))}
      <Check x={30} y={98} s={1.4} />
      <T x={54} y={103} w="m" max={158}>
        Rebuilt from code
      </T>
    </Sheet>
  </Scene>
);
