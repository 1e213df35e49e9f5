/** The preview: the page with the texts that the person is typing. */
import { type SyntheticEvent, useState } from 'react';
import type { Draft } from './draft-set.ts';
import { store, themes } from './store.ts';

const devices = { phone: 375, desktop: 1280 };
type Device = keyof typeof devices;

/**
 * Gives the frame the width of the device. If there is less space, scales the frame down so that its whole width is
 * visible.
 */
function keepScale(box: HTMLElement | null) {
  if (!box) return;
  const observer = new ResizeObserver(() => {
    const width = Number(box.dataset['width']);
    box.style.setProperty('--width', `${width}px`);
    box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / width)));
  });
  observer.observe(box);
  return () => observer.disconnect();
}

/** Two frames. The new page loads behind the old page, and then replaces it at the same scroll position. */
function Frames({ address }: { address: string }) {
  const [shown, show] = useState(address);
  const loaded = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void => {
    if (shown === address) return;
    const old = document.querySelector<HTMLIFrameElement>('.frames iframe:not(.behind)');
    const top = old?.contentWindow?.scrollY ?? 0;
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' });
    show(address);
  };
  return [...new Set([shown, address])].map((each) => (
    // The page is our own, so its scripts may run here as on the site.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={each}
      src={each}
      title={each === shown ? 'Preview of the page' : 'Next preview'}
      className={each === shown ? undefined : 'behind'}
      onLoad={loaded}
    />
  ));
}

function Choice<Name extends string>(props: {
  legend: string;
  names: readonly Name[];
  chosen: Name;
  choose: (name: Name) => void;
}) {
  const { legend, names, chosen, choose } = props;
  return (
    <span role="group" aria-label={legend} className="choices">
      {names.map((name) => (
        <button type="button" key={name} aria-pressed={name === chosen} onClick={() => choose(name)}>
          {name[0]?.toUpperCase()}
          {name.slice(1)}
        </button>
      ))}
    </span>
  );
}

export function Preview({ draft: { preview: address, previewFault } }: { draft: Draft }) {
  const { faults } = store;
  const [device, setDevice] = useState<Device>('phone');
  return (
    <section aria-label="Preview" className="preview">
      <div className="bar">
        <Choice legend="Width" names={['phone', 'desktop']} chosen={device} choose={setDevice} />
        <Choice
          legend="Theme"
          names={themes}
          chosen={store.theme}
          choose={(theme) => {
            store.theme = theme;
            store.changed();
          }}
        />
      </div>
      {faults.length > 0 && <p>This shows the last words without faults.</p>}
      {previewFault && <p className="fault">There is no preview: {previewFault}</p>}
      {address === undefined && faults.length === 0 && !previewFault && (
        <p role="status">The page is being drawn. The first time, this takes some seconds.</p>
      )}
      {address !== undefined && (
        <div className="frames" key={device} ref={keepScale} data-width={devices[device]}>
          <Frames address={address} />
        </div>
      )}
    </section>
  );
}
