/** An island that works until it is asked not to. */
import { useState } from 'react';
import { Button } from '../widgets/button/button.tsx';
import { useAwake } from '../islands/use-awake.ts';

export function Crashing({ label }: { label: string }) {
  const awake = useAwake();
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('This island was asked to crash.');
  return (
    <div data-awake={awake ? '' : undefined}>
      <Button onClick={() => setBroken(true)}>{label}</Button>
    </div>
  );
}
