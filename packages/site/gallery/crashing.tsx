/** An island that crashes when a test presses its button. */
import { useState } from 'react';
import { Button } from '../widgets/button/button.tsx';
import { useActivated } from '../widgets/activated.ts';

export function Crashing({ label }: { label: string }) {
  const activated = useActivated();
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('This island was asked to crash.');
  return (
    <div data-activated={activated ? '' : undefined}>
      <Button onClick={() => setBroken(true)}>{label}</Button>
    </div>
  );
}
